/** Specification 9: a file's name is cut to so many characters in a cell. */
const shownCharacters = 5;

/** The first five characters of a name and an ellipsis; a shorter name as it is. */
export function shortFileName(name: string): string {
  const characters = [...name];
  return characters.length <= shownCharacters ? name : `${characters.slice(0, shownCharacters).join('')}…`;
}
