/** A picture in Markdown; what would end its address or its name is written so that it does not. */
export function imageText(path: string, name: string): string {
  const address = path.replace(/[\s()<>\\]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  );
  return `![${name.replace(/[[\]\\]/g, '\\$&')}](${address})`;
}
