/** What of ncc the build uses: it comes without types. */
declare module '@vercel/ncc' {
  interface Asset {
    source: string | Buffer;
  }
  interface Options {
    cache: false;
    license: string;
    quiet: true;
  }
  export default function ncc(
    entry: string,
    options: Options,
  ): Promise<{ code: string; assets: Record<string, Asset> }>;
}
