/** What foreign data hold below these names, each within the one before; undefined for nothing. */
export function memberOf(data: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    data,
  );
}

/** The same for a text; undefined for an empty one. */
export function textAt(data: unknown, ...names: string[]): string | undefined {
  const found = memberOf(data, ...names);
  return typeof found === 'string' && found !== '' ? found : undefined;
}
