import type { EditableModel } from '../../../../../designer/index.ts';
import type { DocumentEditingPort, EditedText } from '../../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../../schema/documents/document.ts';

/** Returns the key of the form's model if the user has a draft of it. */
export function draftOfModel(model: EditableModel | undefined): DocumentKey | undefined {
  const isChanged = model?.draft != null && model.draft.text !== model.text;
  return isChanged ? model.key : undefined;
}

/** Returns the texts of a publication; the document itself is among them if it has changed, or nothing else has. */
export function changedTexts(
  own: EditedText,
  published: string | null,
  besides: readonly EditedText[],
): [EditedText, ...EditedText[]] {
  const [first, ...more] = besides;
  return own.text === published && first ? [first, ...more] : [own, ...besides];
}

/** Returns the user's drafts of some documents. */
export async function draftsOf(port: DocumentEditingPort, keys: readonly DocumentKey[]): Promise<EditedText[]> {
  const read = await Promise.all(keys.map(async (key) => ({ key, draft: (await port.read(key)).draft })));
  return read.flatMap(({ key, draft }) =>
    draft && draft.text !== null ? [{ key, text: draft.text, revision: draft.revision }] : [],
  );
}
