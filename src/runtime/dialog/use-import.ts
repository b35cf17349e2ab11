import { useRef, useState } from 'react';

import { matchKeys } from '../../engine/model/index.ts';
import { say } from '../../locale/index.ts';
import { allCapabilities, PortError, type ImportAnswer, type ImportPreview } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import type { ImportEntry } from './dialog-stack.ts';
import { oneByOne } from './one-by-one.ts';

const spreadsheet = /\.xlsx?$/i;

export interface ImportRun {
  files: readonly File[];
  /** True to save nothing if any row has an error. False each time the dialog opens. */
  allOrNothing: boolean;
  /** Names of the fields that identify an existing record, separated by commas; '' if all rows are new. */
  matchBy: string;
  /** The available sets of matching fields, with titles; empty if the server does not match rows. */
  keys: readonly { value: string; title: string }[];
  isUploading: boolean;
  /** True if the files can be uploaded. Files that were saved cannot be uploaded again by accident. */
  canUpload: boolean;
  /** The result of the last upload, until another choice is made. */
  answer: ImportAnswer | undefined;
  preview: ImportPreview | undefined;
  isPreviewing: boolean;
  /** Requests a preview; absent if the server has none. Throws PortError. */
  look: (() => Promise<void>) | undefined;
  /** True if the user can choose `allOrNothing`; a JeecgBoot server decides it itself. */
  mayChooseAll: boolean;
  /** Fetches an empty workbook to fill in; absent if the server has none. Throws PortError. */
  template: (() => Promise<Blob>) | undefined;
  mapping: Readonly<Record<string, string>>;
  /** Maps the column with that title to a field ('' for none) and updates the preview. Throws PortError. */
  map(title: string, field: string): Promise<void>;
  /**
   * Adds a file.
   * @returns false if the file is not a spreadsheet.
   */
  add(file: File): boolean;
  remove(file: File): void;
  setAllOrNothing(value: boolean): void;
  setMatchBy(value: string): void;
  /** Throws PortError. */
  upload(): Promise<ImportAnswer>;
}

/** Returns the resource of an import endpoint; undefined for a custom one, which has no known preview or template. */
function importedResource(path: string): string | undefined {
  return path.endsWith('/importExcel') ? path.slice(0, -'/importExcel'.length) : undefined;
}

/** JeecgBoot has no template endpoint, but an export of zero records has the header rows that its import expects. */
function templateCall(resource: string, hasTemplate: boolean): [path: string, query: Record<string, string>] {
  return hasTemplate ? [`${resource}/importTemplate`, {}] : [`${resource}/exportXls`, { selections: '-' }];
}

/** Returns the fields that a preview proposes, which the user has seen like those chosen by hand. */
function proposedIn(preview: ImportPreview | undefined): Record<string, string> {
  const proposed = preview?.columns.filter(({ isProposed }) => isProposed) ?? [];
  return Object.fromEntries(proposed.map(({ title, field }) => [title, field]));
}

/** Holds the choices and results of an import dialog. Nothing is kept when it closes. */
export function useImport({ model, path, fields, onDone }: ImportEntry): ImportRun {
  const { ports } = useRuntime();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [allOrNothing, setAllOrNothing] = useState(false);
  const [matchBy, setMatchBy] = useState('');
  const [isUploading, setUploading] = useState(false);
  const [answer, setAnswer] = useState<ImportAnswer>();
  const [preview, setPreview] = useState<ImportPreview>();
  const [isPreviewing, setPreviewing] = useState(false);
  const [mapping, setMapping] = useState<Readonly<Record<string, string>>>({});
  const looking = useRef<AbortController>(undefined);
  const forget = () => {
    looking.current?.abort();
    setPreviewing(false);
    setAnswer(undefined);
    setPreview(undefined);
  };
  const { richImport } = ports.capabilities ?? allCapabilities;
  const resource = importedResource(path);
  const look = async (of: string, taken = mapping) => {
    looking.current?.abort();
    const call = new AbortController();
    looking.current = call;
    setPreviewing(true);
    setAnswer(undefined);
    try {
      const found = await ports.records.previewImport(of, choicesOf(taken), { signal: call.signal });
      if (looking.current === call) setPreview(found);
    } catch (error) {
      if (!(error instanceof PortError && error.kind === 'cancelled')) throw error;
    } finally {
      if (looking.current === call) setPreviewing(false);
    }
  };
  const choicesOf = (taken: Readonly<Record<string, string>>) => ({
    files: [...files],
    ...(matchBy !== '' && { matchBy }),
    ...(Object.keys(taken).length > 0 && { mapping: taken }),
  });
  const keys = (resource === undefined || !richImport ? [] : matchKeys(model)).map((found) => ({
    value: found.map(({ name }) => name).join(','),
    title: found.map(({ title }) => title).join(say('和')),
  }));
  const isSaved = answer !== undefined && answer.outcome !== 'none';
  return {
    canUpload: files.length > 0 && !isSaved && !isPreviewing && preview?.problem === undefined,
    files,
    allOrNothing,
    matchBy,
    keys,
    isUploading,
    answer,
    preview,
    isPreviewing,
    mapping,
    look: resource === undefined ? undefined : () => look(resource),
    mayChooseAll: richImport,
    template:
      resource === undefined ? undefined : () => ports.records.exportFile(...templateCall(resource, richImport)),
    async map(title, field) {
      const taken = { ...mapping, [title]: field };
      setMapping(taken);
      if (resource !== undefined) await look(resource, taken);
    },
    add(file) {
      if (!spreadsheet.test(file.name)) return false;
      forget();
      setFiles((known) => [...known.filter(({ name }) => name !== file.name), file]);
      return true;
    },
    remove(file) {
      forget();
      setFiles((known) => known.filter((other) => other !== file));
    },
    setAllOrNothing,
    setMatchBy(value) {
      forget();
      setMatchBy(value);
    },
    async upload() {
      if (files.length === 0) throw new PortError('invalid', say('请选择要导入的文件'));
      setUploading(true);
      setAnswer(undefined);
      try {
        const choices = {
          ...choicesOf({ ...proposedIn(preview), ...mapping }),
          allOrNothing,
          ...(fields && { fields }),
        };
        const send = (sent: readonly File[]) => ports.records.importFiles(path, { ...choices, files: [...sent] });
        const result = await (richImport ? send(files) : oneByOne(files, send));
        setAnswer(result);
        if (result.outcome !== 'none') onDone();
        return result;
      } finally {
        setUploading(false);
      }
    },
  };
}
