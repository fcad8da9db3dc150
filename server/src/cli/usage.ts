/** The words of a command line were wrong; the exit code says so. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
