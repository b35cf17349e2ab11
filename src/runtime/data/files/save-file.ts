/** Lets the browser keep a file under a name. */
export function saveFile({ file, name }: { file: Blob; name: string }): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
