/** Memoises a function of a page, or of a part of one, for the lifetime of its argument. */
export function facet<Source extends object, Value>(compute: (source: Source) => Value): (source: Source) => Value {
  const cache = new WeakMap<Source, { value: Value }>();
  return (source) => {
    const cached = cache.get(source);
    if (cached) return cached.value;
    const value = compute(source);
    cache.set(source, { value });
    return value;
  };
}
