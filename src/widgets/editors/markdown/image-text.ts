/** Returns the Markdown of a picture; characters that would end its address or its name are escaped. */
export function imageText(path: string, name: string): string {
  const address = path.replace(/[\s()<>\\]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  );
  return `![${name.replace(/[[\]\\]/g, '\\$&')}](${address})`;
}
