/** The clock of the page, moved by what `npm run drill -- calendar` asks for; it goes on as fast as ever. */
const offsetMs = Number(import.meta.env.CLOCK_OFFSET_MS ?? 0);

if (offsetMs !== 0) {
  const Real = globalThis.Date;
  const now = () => Real.now() + offsetMs;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, own) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], own),
    apply: () => new Real(now()).toString(),
    get: (target, key, own) => (key === 'now' ? now : Reflect.get(target, key, own)),
  });
}
