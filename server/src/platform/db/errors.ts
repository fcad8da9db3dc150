/** Both engines' way to say that a unique index refused the row. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  const sqliteUnique = 2067;
  const sqlitePrimaryKey = 1555;
  return code === '23505' || errcode === sqliteUnique || errcode === sqlitePrimaryKey;
}
