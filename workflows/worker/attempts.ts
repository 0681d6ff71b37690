/** What is tried one by one: one that fails holds up none of the others. */
export class Attempts {
  private readonly failures: unknown[] = [];
  done = 0;

  /** @returns whether it worked */
  async of(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      this.failures.push(error);
      return false;
    }
    this.done += 1;
    return true;
  }

  /** @returns how many worked. @throws the first failure, once all have been tried */
  end(): number {
    if (this.failures.length > 0) throw this.failures[0];
    return this.done;
  }
}
