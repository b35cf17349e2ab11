import { useRef, useState } from 'react';

import { matchKeys } from '../../engine/model/index.ts';
import { say } from '../../schema/locale/index.ts';
import { allCapabilities, PortError, type ImportAnswer, type ImportPreview } from '../ports/index.ts';
import { useRuntime } from '../registry/index.ts';
import type { ImportEntry } from './dialog-stack.ts';
import { oneByOne } from './one-by-one.ts';

/** Names of files that may be imported. */
const spreadsheet = /\.xlsx?$/i;

/** An import dialog at work. */
export interface ImportRun {
  files: readonly File[];
  /** Nothing is saved when one row has an error. Off at each opening. */
  allOrNothing: boolean;
  /** Fields that tell that a row is a record that is there already, joined by commas; '' where all rows are new. */
  matchBy: string;
  /** Ways to match, each with its words; none where the server matches nothing. */
  keys: readonly { value: string; title: string }[];
  isUploading: boolean;
  /** Whether the files may be sent: what was saved of them is not sent again by accident. */
  canUpload: boolean;
  /** What the last upload came to, until something else is chosen. */
  answer: ImportAnswer | undefined;
  /** What the files would come to, until something else is chosen. */
  preview: ImportPreview | undefined;
  isPreviewing: boolean;
  /** Asks what the files would come to; absent where the server cannot say. Throws PortError. */
  look: (() => Promise<void>) | undefined;
  /** True where the person may choose to save nothing when one row has an error. A JeecgBoot decides it by itself. */
  mayChooseAll: boolean;
  /** Gives the file to write the rows into; absent where the server has none. Throws PortError. */
  template: (() => Promise<Blob>) | undefined;
  /** The fields that a person has chosen, by the titles of columns. */
  mapping: Readonly<Record<string, string>>;
  /** Takes the column of that title for a field ('' for none), and looks again. Throws PortError. */
  map(title: string, field: string): Promise<void>;
  /** Adds a file. @returns false for a file that is no spreadsheet. */
  add(file: File): boolean;
  remove(file: File): void;
  setAllOrNothing(value: boolean): void;
  setMatchBy(value: string): void;
  /** Sends the files. Throws PortError. */
  upload(): Promise<ImportAnswer>;
}

/** What an address imports; undefined for one of its own, beside which no preview and no template is known to be. */
function importedResource(path: string): string | undefined {
  return path.endsWith('/importExcel') ? path.slice(0, -'/importExcel'.length) : undefined;
}

/** A JeecgBoot has no template, but the export of no record has the heads that its import looks for, in their rows. */
function templateCall(resource: string, hasTemplate: boolean): [path: string, query: Record<string, string>] {
  return hasTemplate ? [`${resource}/importTemplate`, {}] : [`${resource}/exportXls`, { selections: '-' }];
}

/** What a person chooses in an import dialog, and what came of it. Nothing is kept when it closes. */
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
  const own = importedResource(path);
  const resource = richImport ? own : undefined;
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
  const keys = (resource === undefined ? [] : matchKeys(model)).map((found) => ({
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
    template: own === undefined ? undefined : () => ports.records.exportFile(...templateCall(own, richImport)),
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
        const choices = { ...choicesOf(mapping), allOrNothing, ...(fields && { fields }) };
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
