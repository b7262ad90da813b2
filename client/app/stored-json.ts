/** A value of any kind under one key of the browser's storage, which may be full, forbidden or written by others. */
export interface StoredJson {
  /** Undefined where there is none that can be read. */
  read(): unknown;
  /** Returns whether it outlives the page. */
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
