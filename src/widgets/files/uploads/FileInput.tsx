import type { RefObject } from 'react';

/** The browser's own dialog for files, opened by a press on `input.current.click()`. */
export function FileInput(props: {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  accept?: string;
  multiple?: boolean;
  /** On a phone: the camera at once. */
  camera?: boolean;
  onChoose: (files: File[]) => void;
}) {
  const { input, label, accept, multiple, camera, onChoose } = props;
  return (
    <input
      ref={input}
      hidden
      type="file"
      aria-label={label}
      accept={accept}
      multiple={multiple}
      capture={camera ? 'environment' : undefined}
      onChange={({ target }) => {
        const chosen = [...(target.files ?? [])];
        // The same file can be chosen once more.
        target.value = '';
        onChoose(chosen);
      }}
    />
  );
}
