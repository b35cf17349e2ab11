/** Splits a list that a person wrote, at Chinese and English commas, semicolons and `、`; without empty parts. */
export function splitWritten(text: string): string[] {
  return text
    .split(/[、,，;；]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
