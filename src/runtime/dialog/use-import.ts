import { useState } from 'react';

import { matchKeys } from '../../engine/model/index.ts';
import { type ImportAnswer, PortError } from '../data/ports.ts';
import { useRuntime } from '../registry/index.ts';
import type { ImportEntry } from './dialog-stack.ts';

/** Names of files that may be imported. */
const spreadsheet = /\.xlsx?$/i;

/** An import dialog at work. */
export interface ImportRun {
  files: readonly File[];
  /** Nothing is saved when one row has an error. Off at each opening. */
  allOrNothing: boolean;
  /** Fields that tell that a row is a record that is there already, joined by commas; '' where all rows are new. */
  matchBy: string;
  /** Ways to match, each with its words. */
  keys: readonly { value: string; title: string }[];
  isUploading: boolean;
  /** What the last upload came to, until something else is chosen. */
  answer: ImportAnswer | undefined;
  /** Adds a file. @returns false for a file that is no spreadsheet. */
  add(file: File): boolean;
  remove(file: File): void;
  setAllOrNothing(value: boolean): void;
  setMatchBy(value: string): void;
  /** Sends the files. Throws PortError. */
  upload(): Promise<ImportAnswer>;
}

/** What a person chooses in an import dialog, and what came of it. Nothing is kept when it closes. */
export function useImport({ model, path, onDone }: ImportEntry): ImportRun {
  const { ports } = useRuntime();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [allOrNothing, setAllOrNothing] = useState(false);
  const [matchBy, setMatchBy] = useState('');
  const [isUploading, setUploading] = useState(false);
  const [answer, setAnswer] = useState<ImportAnswer>();
  const keys = matchKeys(model).map((fields) => ({
    value: fields.map(({ name }) => name).join(','),
    title: fields.map(({ title }) => title).join('和'),
  }));
  return {
    ...{ files, allOrNothing, matchBy, keys, isUploading, answer },
    add(file) {
      if (!spreadsheet.test(file.name)) return false;
      setAnswer(undefined);
      setFiles((known) => [...known.filter(({ name }) => name !== file.name), file]);
      return true;
    },
    remove(file) {
      setAnswer(undefined);
      setFiles((known) => known.filter((other) => other !== file));
    },
    ...{ setAllOrNothing, setMatchBy },
    async upload() {
      if (files.length === 0) throw new PortError('invalid', '请选择要导入的文件');
      setUploading(true);
      setAnswer(undefined);
      try {
        const choices = { files: [...files], allOrNothing, ...(matchBy !== '' && { matchBy }) };
        const result = await ports.records.importFiles(path, choices);
        setAnswer(result);
        if (result.outcome !== 'none') onDone();
        return result;
      } finally {
        setUploading(false);
      }
    },
  };
}
