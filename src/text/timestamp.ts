/** A date with or without a time; a time without a zone is in UTC. */
const timestamp = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Parses an ISO 8601 timestamp into milliseconds since 1970; undefined for any other text. */
export function parseTimestamp(text: string): number | undefined {
  const [, day = '', time = '00:00:00', zone = 'Z'] = timestamp.exec(text.trim()) ?? [];
  const midnight = Date.parse(day);
  const isDay = midnight >= 0 && new Date(midnight).toISOString().startsWith(day);
  const parsed = isDay ? Date.parse(`${day}T${time}${zone}`.toUpperCase()) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}
