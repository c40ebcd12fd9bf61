/** Reads a nested property of untrusted JSON; undefined when it is missing. */
export function nestedValue(data: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    data,
  );
}

/** Reads a nested string of untrusted JSON; undefined when it is missing, empty or no string. */
export function nestedText(data: unknown, ...names: string[]): string | undefined {
  const value = nestedValue(data, ...names);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
