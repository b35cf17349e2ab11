import type { RefObject } from 'react';

/** The browser's file input, opened by `input.current.click()`. */
export function FileInput(props: {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  accept?: string;
  multiple?: boolean;
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
        target.value = '';
        onChoose(chosen);
      }}
    />
  );
}
