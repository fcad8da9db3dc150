// Limits of size that callers are told about, each in one place.

/** The largest JSON body. */
export const bodyLimitBytes = 1024 * 1024;
/** The most items of one page of a list. */
export const listLimitMax = 200;
