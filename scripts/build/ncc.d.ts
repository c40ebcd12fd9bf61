/** What of ncc the build uses: it comes without types. */
declare module '@vercel/ncc' {
  /** A module of webpack: one that joins others has them in `modules`. */
  interface Module {
    /** Path of its file. */
    resource?: string;
    modules?: Module[];
  }
  interface Result {
    code: string;
    assets: Record<string, { source: string | Buffer }>;
    stats: { compilation: { modules: Iterable<Module> } };
  }
  export default function ncc(
    entry: string,
    options: { cache: false; quiet: true },
  ): Promise<Result>;
}
