/** Formats parameters as the search part of an address: '' or a text with a leading `?`. */
export function printSearch(params: URLSearchParams): string {
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
