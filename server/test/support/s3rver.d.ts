// The little of s3rver that tests use; it comes without types.
declare module 's3rver' {
  class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  // biome-ignore lint/style/noDefaultExport: that is how it exports it
  export default S3rver;
}
