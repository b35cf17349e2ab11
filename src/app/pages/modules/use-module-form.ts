import { useCallback, useState } from 'react';

import { say } from '../../../locale/index.ts';
import {
  failureText,
  portError,
  type BackendModuleName,
  type BackendModulesPort,
  type DescribedModule,
  type ModulePage,
  type PortError,
  type WantedModule,
} from '../../../runtime/ports/index.ts';
import { keyOfPath } from '../../../schema/parse/index.ts';
import { useAnswerFor } from '../answers/use-answer-for.ts';

/** A chosen module, with the id and title that its documents will have. */
export interface ModuleForm {
  chosen: BackendModuleName | undefined;
  choose(module: BackendModuleName): void;
  /** The documents that would be created. While those of another id are loading, the last ones stay. */
  described: DescribedModule | undefined;
  failure: PortError | undefined;
  retry(): void;
  id: string;
  title: string;
  setId(id: string): void;
  setTitle(title: string): void;
  wrongId: string | undefined;
  isReady: boolean;
  isBusy: boolean;
  refusal: string | undefined;
  save(): Promise<void>;
}

/** @param onSaved called with the page of the saved documents. */
export function useModuleForm(
  port: BackendModulesPort,
  first: BackendModuleName | undefined,
  onSaved: (page: ModulePage) => void,
): ModuleForm {
  const [chosen, choose] = useState(first);
  const [id, setId] = useState<string>();
  const [title, setTitle] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<WantedModule | undefined>(first);
  const [last, setLast] = useState<DescribedModule>();
  const ask = useCallback(
    async (_question: string, signal: AbortSignal) => (asked ? port.describe(asked, { signal }) : undefined),
    [port, asked],
  );
  const { answer, failure, retry } = useAnswerFor(ask, JSON.stringify(asked ?? null));
  if (answer && answer !== last) setLast(answer);
  const described = answer ?? last;
  const name = id ?? described?.id ?? '';
  const text = title ?? described?.title ?? '';
  const taken = answer?.documents.find(({ isTaken }) => isTaken)?.key;
  const wrongId = !isId(name)
    ? say('编号应像 sales/order 那样写：小写字母、数字和短横。')
    : taken !== undefined
      ? say('已经有 {taken}，请换一个编号。', { taken })
      : undefined;
  const isCurrent = answer !== undefined && answer.id === name;
  return {
    chosen,
    choose(module) {
      choose({ kind: module.kind, name: module.name });
      setAsked({ kind: module.kind, name: module.name });
      setLast(undefined);
      setId(undefined);
      setTitle(undefined);
      setRefusal(undefined);
    },
    described: chosen && described,
    failure,
    retry,
    id: name,
    title: text,
    setId(next) {
      setId(next);
      setRefusal(undefined);
      if (chosen && isId(next)) setAsked({ kind: chosen.kind, name: chosen.name, id: next });
    },
    setTitle,
    wrongId: described && wrongId,
    isReady: chosen !== undefined && isCurrent && wrongId === undefined && text.trim() !== '',
    isBusy,
    refusal,
    async save() {
      if (!chosen) return;
      setBusy(true);
      setRefusal(undefined);
      try {
        onSaved(await port.saveDrafts({ kind: chosen.kind, name: chosen.name, id: name, title: text.trim() }));
      } catch (error) {
        setRefusal(failureText(portError(error)));
      }
      setBusy(false);
    },
  };
}

function isId(text: string): boolean {
  return text.includes('/') && keyOfPath(`${text}.model.json`) !== undefined;
}
