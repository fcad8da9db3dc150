// The part of autocannon the bench uses; the package brings no types.
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method: string;
      path: string;
      body?: string;
      headers?: Record<string, string>;
      /** Called before each sending; what it returns is sent. */
      setupRequest?: (request: Request) => Request;
    }
    interface Options {
      url: string;
      connections: number;
      duration: number;
      /** Milliseconds between samples; a run ends on one. */
      sampleInt: number;
      /** Seconds until a request without a reply counts as an error. */
      timeout: number;
      headers: Record<string, string>;
      requests: Request[];
    }
    interface Result {
      /** Seconds the run really took. */
      duration: number;
      /** Timeouts included. */
      errors: number;
      timeouts: number;
      non2xx: number;
      '2xx': number;
      statusCodeStats: Record<string, { count: number }>;
      requests: { sent: number };
    }
  }
  function autocannon(options: autocannon.Options): PromiseLike<autocannon.Result>;
  export = autocannon;
}
