// What every operation but lists and streams gives.

/** A promise of the reply's data; `withResponse()` also gives the response itself. */
export interface Call<Data> extends Promise<Data> {
  withResponse(): Promise<{ data: Data; response: Response }>;
}
