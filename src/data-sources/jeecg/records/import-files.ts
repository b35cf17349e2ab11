import type { ImportChoices, ImportPreview, RecordsPort } from '../../../runtime/ports/index.ts';
import type { Http } from '../http/index.ts';
import { parseImport, parsePreview } from './parse-import.ts';
import type { saveKeys } from './save-keys.ts';

/** Sends files to import and parses the result (`RecordsPort.importFiles`). */
export async function importFiles(
  { http, keyed }: { http: Http; keyed: ReturnType<typeof saveKeys> },
  ...[path, { allOrNothing, fields = {}, ...choices }, options]: Parameters<RecordsPort['importFiles']>
): ReturnType<RecordsPort['importFiles']> {
  const { files, matchBy, mapping } = choices;
  const form = importForm(choices);
  for (const [name, text] of Object.entries({ isSingleTableImport: '1', ...fields })) form.append(name, text);
  form.append('validateStatus', allOrNothing ? '1' : '0');
  const chosen = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  const ask = (headers: Record<string, string>) => http.ask({ method: 'POST', path, form, headers, ...options });
  return parseImport(await keyed(['import', path, chosen, allOrNothing, fields, matchBy, mapping], ask));
}

/** Requests a preview of an import (`RecordsPort.previewImport`). */
export async function previewImport(
  http: Http,
  ...[resource, choices, options]: Parameters<RecordsPort['previewImport']>
): Promise<ImportPreview> {
  const path = `${resource}/importPreview`;
  const call = { method: 'POST', path, form: importForm(choices), quiet: true, ...options } as const;
  return parsePreview((await http.send(call)).result);
}

function importForm({ files, matchBy, mapping }: ImportChoices): FormData {
  const form = new FormData();
  for (const file of files) form.append('files[]', file);
  if (matchBy !== undefined) form.append('matchBy', matchBy);
  if (mapping !== undefined) form.append('mapping', JSON.stringify(mapping));
  return form;
}
