/** The images among what is pasted or dropped; none where text comes with them (a table of a spreadsheet is one). */
export function imagesOf(data: DataTransfer | null): File[] {
  if (!data || data.getData('text/html') !== '') return [];
  return [...data.files].filter((file) => file.type.startsWith('image/'));
}
