/**
 * A reading of a page, or of a part of one, that is made when it is first asked for and kept as long as what it is a
 * reading of. The one way here to keep anything that can be worked out again.
 */
export function facet<Of extends object, Reading>(read: (of: Of) => Reading): (of: Of) => Reading {
  const made = new WeakMap<Of, { reading: Reading }>();
  return (of) => {
    const known = made.get(of);
    if (known) return known.reading;
    const reading = read(of);
    made.set(of, { reading });
    return reading;
  };
}
