export interface RequestRecord {
  method: string;
  /** With the query, as it was sent. */
  path: string;
  status: number;
  /** When it arrived, milliseconds since 1970. */
  at: number;
}
