let collator: Intl.Collator | undefined;

/**
 * Compares texts as Chinese readers order them: by pinyin, Chinese characters before letters, numbers by their value.
 * The database's collation follows it (`server/database/migration/collation`).
 * @returns a negative number, 0 or a positive one, as `Array.sort` asks for it.
 */
export function compareTexts(left: string, right: string): number {
  // The collator is made when it is first used, as it costs milliseconds.
  collator ??= new Intl.Collator('zh-Hans-CN', { numeric: true });
  return collator.compare(left, right);
}
