/** The first characters of a text and `…` where it has more than `length`; the text itself where it has not. */
export function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}
