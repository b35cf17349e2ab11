import { useCallback, useEffect, useRef, useState } from 'react';

import type { EditableModel, Step } from '../../../../../designer/index.ts';
import { say } from '../../../../locale/index.ts';
import type { DocumentChanges } from '../../../../runtime/page/index.ts';
import {
  failureText,
  portError,
  type DocumentAuthor,
  type DocumentEditingPort,
  type EditableDocument,
  type PublicationPreview,
  type WantedRenaming,
} from '../../../../runtime/ports/index.ts';
import { splitDocumentKey, type DocumentKey, type SourceDocument } from '../../../../schema/documents/document.ts';
import type { JsonObject } from '../../../../schema/json/index.ts';
import { publishedPages, type PublishedPage, type WantedPublication } from '../../publishing/index.ts';
import { bodyOf } from '../body-of.ts';
import { createOtherDrafts, type OtherDocuments } from './other-drafts.ts';
import { changedTexts, draftOfModel, draftsOf } from './publication-texts.ts';
import { useKeptText } from './use-kept-text.ts';
import { useLatestWrite } from './use-latest-write.ts';
import { useTheirPublication } from './use-their-publication.ts';
import { useUnsavedText } from './use-unsaved-text.ts';

/** A document opened in the designer. */
export interface OpenedDocument {
  published: string | null;
  /** The opened text: the user's draft, or the published text. */
  text: string;
  /** The revision of the published text that `text` is based on. */
  revision: string;
  document: SourceDocument;
  around: SourceDocument[];
  /** The form's model; undefined if there is none that the user may edit. */
  model: EditableModel | undefined;
  otherAuthors: DocumentAuthor[];
}

interface Incoming {
  body: JsonObject;
  label: Step;
}

/**
 * Manages the editing of a document: its drafts, its publication, publications by others, and unsaved text from before
 * a crash.
 */
export function useEditedDocument(
  port: DocumentEditingPort,
  opened: OpenedDocument,
  { changes, onPublished }: { changes: DocumentChanges; onPublished?: ((keys: DocumentKey[]) => void) | undefined },
) {
  const { key, id } = opened.document;
  const [text, setText] = useState(opened.text);
  const [saved, setSaved] = useState(opened.text);
  const [published, setPublished] = useState(opened.published);
  const [revision, setRevision] = useState(opened.revision);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const [incoming, setIncoming] = useState<Incoming>();
  const [others, setOthers] = useState<OtherDocuments>(() => new Map());
  const [pages, setPages] = useState<PublishedPage[]>([]);
  const [drafts] = useState(() => createOtherDrafts(port));
  // The model's draft of an earlier day waits for its publication, also if the form itself is published.
  const [waiting, setWaiting] = useState(() => draftOfModel(opened.model));
  useUnsavedText(text !== saved);
  const kept = useKeptText(key, { text, saved, revision });
  const followed = useTheirPublication(port, key, { revision, text, changes });
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setFailure(undefined);
    setDone(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(failureText(portError(error)));
    }
  };
  const latest = useRef<(next: string, others: OtherDocuments) => void>(() => {});
  const writeLatest = useLatestWrite();
  useEffect(() => {
    latest.current = (next, changed) => {
      setText(next);
      setDone(undefined);
      if (changed === others) return;
      setOthers(changed);
      // A change of other documents is saved immediately, in all of them.
      writeLatest(() =>
        attempt(async () => {
          if (await drafts.keep({ key, text: next, revision }, changed)) setSaved(next);
        }),
      );
    };
  });
  /** Replaces the document by their publication, or keeps it, to be published over theirs. */
  const settle = (stays: 'theirs' | 'mine') => {
    const { theirs } = followed;
    if (!theirs) return;
    setFailure(undefined);
    setRevision(theirs.revision);
    setPublished(theirs.text);
    const body = bodyOf(theirs.text);
    if (stays === 'theirs' && body) setIncoming({ body, label: { key: 'takeTheirs', values: [] } });
    followed.settle();
  };
  const along = drafts.along(others);
  const isFollowing = followed.theirs !== undefined && text === published && saved === published;
  useEffect(() => {
    if (!isFollowing || !followed.theirs) return;
    const { by, text: theirs } = followed.theirs;
    settle('theirs');
    setSaved(theirs);
    setDone(by ? say('已换成 {name} 刚发布的。', { name: by.name }) : say('已换成刚发布的。'));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each publication
  }, [isFollowing]);
  return {
    text,
    published,
    others,
    failure,
    done,
    incoming,
    pages,
    isSaved: text === saved,
    isPublished: text === published && along.length === 0 && waiting === undefined,
    isDraft: saved !== published || along.length > 0 || waiting !== undefined,
    along: along.map((each) => each.key),
    onChange: useCallback((next: string, changed: OtherDocuments) => latest.current(next, changed), []),
    planRenaming: useCallback((wanted: WantedRenaming) => port.planRenaming(wanted), [port]),
    forgetFailure: () => setFailure(undefined),
    forgetPages: () => setPages([]),
    save: () =>
      attempt(async () => {
        await drafts.keep({ key, text, revision }, others);
        await port.saveDraft(key, text, revision);
        setSaved(text);
        setDone(say('草稿已保存，只有您自己看得到。'));
      }),
    /**
     * Removes the user's draft of this document and its copy in this browser, and takes back what it changed in other
     * documents. @returns true if it was removed.
     */
    async discard(): Promise<boolean> {
      let isDone = false;
      await attempt(async () => {
        await drafts.keep({ key, text, revision }, new Map());
        await port.removeDraft(key);
        if (waiting !== undefined) await port.removeDraft(waiting);
        kept.settle();
        isDone = true;
      });
      return isDone;
    },
    preview: useCallback(
      async (chosen: readonly DocumentKey[], signal: AbortSignal): Promise<PublicationPreview> => {
        const besides = [...drafts.along(others), ...(await draftsOf(port, chosen))];
        return port.preview(changedTexts({ key, text, revision }, published, besides), { signal });
      },
      [port, drafts, others, key, text, revision, published],
    ),
    async publish({ note, drafts: chosen, ...decisions }: WantedPublication): Promise<boolean> {
      let isDone = false;
      await attempt(async () => {
        await drafts.keep({ key, text, revision }, others);
        const besides = [...drafts.along(others), ...(await draftsOf(port, chosen))];
        const [first, ...more] = changedTexts({ key, text, revision }, published, besides);
        try {
          await port.publish(first.key, { ...first, note, along: more, ...decisions });
        } catch (error) {
          await followed.look().catch(() => undefined);
          throw error;
        }
        drafts.published(besides, others);
        isDone = true;
        const all = [first, ...more];
        if (all.some((each) => each.key === waiting)) setWaiting(undefined);
        setPages(publishedPages(all));
        onPublished?.(all.map((each) => each.key));
        setSaved(text);
        setPublished(text);
        setDone(say('发布成功，打开着的页面已经换成新的。'));
        setRevision((await port.read(key)).revision);
      });
      return isDone;
    },
    /**
     * Returns the user's other drafts, which can be published along. `needed` are that of its model, and those of new
     * documents that belong to this one: it refers to them, or they have its id.
     */
    async otherDrafts(): Promise<{ drafts: EditableDocument[]; needed: DocumentKey[] }> {
      const isApart = (each: DocumentKey) => each !== key && !along.some((one) => one.key === each);
      const own = (await port.list()).filter((each) => each.hasDraft && isApart(each.key));
      const around = new Set([...opened.around.map((each) => each.id), id]);
      const isNeeded = (each: EditableDocument) => each.isNew && around.has(splitDocumentKey(each.key)?.id ?? '');
      const needed = own.filter((each) => each.key === waiting || isNeeded(each));
      return { drafts: own, needed: needed.map((each) => each.key) };
    },
    kept: kept.offered,
    restore() {
      const body = kept.offered && bodyOf(kept.offered.text);
      if (body) setIncoming({ body, label: { key: 'restore', values: [] } });
      kept.settle();
    },
    refuse: kept.settle,
    take: (body: JsonObject) => setIncoming({ body, label: { key: 'takeVersion', values: [] } }),
    theirs: isFollowing ? undefined : followed.theirs,
    settle,
  };
}
