/** Returns the images of a paste or drop; none if HTML comes with them (e.g. a spreadsheet range). */
export function imagesOf(data: DataTransfer | null): File[] {
  if (!data || data.getData('text/html') !== '') return [];
  return [...data.files].filter((file) => file.type.startsWith('image/'));
}
