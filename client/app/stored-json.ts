/** One JSON value in web storage, which may be full, blocked, or hold invalid data. */
export interface StoredJson {
  /** Undefined if there is no readable value. */
  read(): unknown;
  /** Returns whether the value was stored. */
  write(value: unknown): boolean;
  forget(): void;
}

export function storedJson(key: string, storage: () => Storage): StoredJson {
  const attempt = <T>(act: (place: Storage) => T): T | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((place) => JSON.parse(place.getItem(key) ?? 'null') as unknown) ?? undefined,
    write: (value) => attempt((place) => {
      place.setItem(key, JSON.stringify(value));
      return true;
    }) ?? false,
    forget: () => attempt((place) => place.removeItem(key)),
  };
}
