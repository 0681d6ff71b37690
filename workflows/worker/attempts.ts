/** Runs works one by one, so that a failing one does not hold up the others. */
export class Attempts {
  private readonly failures: unknown[] = [];
  done = 0;

  /** @returns whether the work succeeded */
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

  /**
   * @returns the number of successes
   * @throws the first failure, once all works have been tried
   */
  end(): number {
    if (this.failures.length > 0) throw this.failures[0];
    return this.done;
  }
}
