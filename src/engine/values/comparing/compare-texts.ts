let collator: Intl.Collator | undefined;

/**
 * Compares texts in the order that Chinese readers expect: by pinyin, Chinese characters before letters, numbers by
 * their value. The database's collation follows it (`server/database/migration/collation`).
 * @returns a negative number, 0 or a positive one, as for `Array.sort`.
 */
export function compareTexts(left: string, right: string): number {
  // The collator is created on first use, as it costs milliseconds.
  collator ??= new Intl.Collator('zh-Hans-CN', { numeric: true });
  return collator.compare(left, right);
}
