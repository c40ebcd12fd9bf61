/** What of ncc the build uses: it comes without types. */
declare module '@vercel/ncc' {
  interface Asset {
    source: string | Buffer;
  }
  interface Options {
    cache: false;
    quiet: true;
  }
  /** A module of webpack: one that joins others has them in `modules`. */
  interface Module {
    /** Path of its file. */
    resource?: string;
    modules?: Module[];
  }
  interface Result {
    code: string;
    assets: Record<string, Asset>;
    stats: { compilation: { modules: Iterable<Module> } };
  }
  export default function ncc(entry: string, options: Options): Promise<Result>;
}
