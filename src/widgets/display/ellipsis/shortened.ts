/** Truncates a text to `length` characters and `…`; a shorter text is unchanged. */
export function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
