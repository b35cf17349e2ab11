import { Alert, Button } from 'antd';
import { useCallback, useRef, useState } from 'react';

import { Designer } from '../../../../designer/index.ts';
import { DATE_TIME, formatDate } from '../../../engine/values/index.ts';
import { LoadFailure } from '../../../kit/states/index.ts';
import { bracketed, currentLocale, say } from '../../../locale/index.ts';
import type { DocumentChanges } from '../../../runtime/page/index.ts';
import {
  PortError,
  type DocumentEditingPort,
  type EditableDocument,
  type RolesPort,
} from '../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import { readString, type JsonObject } from '../../../schema/json/index.ts';
import { FormSkeleton, FormView } from '../../../views/form/index.ts';
import { useAsked } from '../answers/use-asked.ts';
import { PagePlaces, PublishDialog } from '../publishing/index.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { bodyOf } from './body-of.ts';
import { DocumentState } from './DocumentState.tsx';
import { useEditedDocument, type OpenedDocument } from './draft/use-edited-document.ts';
import { TheirPublicationDialog } from './TheirPublicationDialog.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';
import { WhereUsedDialog } from './WhereUsedDialog.tsx';

/**
 * Opens a document in the designer: the user's draft, or the published text. Changes are saved as the draft and can be
 * published.
 */
export function OpenDocument(props: {
  port: DocumentEditingPort;
  documentKey: DocumentKey;
  changes: DocumentChanges;
  /** Undefined if the user may not read roles. */
  roles?: RolesPort | undefined;
  onPublished?: ((keys: DocumentKey[]) => void) | undefined;
  /** True if the menu comes from another server, which does not add new pages by itself. */
  isMenuElsewhere?: boolean;
  /** Goes to an address of the application; without it, links load the page. */
  onGo?: ((path: string) => void) | undefined;
  /** Called after the draft of a document that was never published has been discarded. */
  onGone?: (() => void) | undefined;
}) {
  const { port, documentKey, changes, roles, onPublished, isMenuElsewhere = false, onGo, onGone } = props;
  const [turn, setTurn] = useState(0);
  const ask = useCallback(
    async (signal: AbortSignal) => ({ turn, opened: await load(port, documentKey, signal) }),
    [port, documentKey, turn],
  );
  const { answer: loaded, failure, retry } = useAsked(ask);
  if (failure) return <LoadFailure error={failure} onRetry={retry} missing={say('这份文档')} />;
  if (!loaded) return <FormSkeleton shape="form" />;
  const openAgain = () => {
    if (loaded.opened.published === null) return onGone?.();
    setTurn((count) => count + 1);
    return retry();
  };
  return (
    <Edited
      key={loaded.turn}
      port={port}
      changes={changes}
      roles={roles}
      onPublished={onPublished}
      isMenuElsewhere={isMenuElsewhere}
      opened={loaded.opened}
      onGo={onGo}
      onDiscarded={openAgain}
    />
  );
}

function Edited(props: {
  port: DocumentEditingPort;
  opened: OpenedDocument;
  changes: DocumentChanges;
  roles: RolesPort | undefined;
  onPublished: ((keys: DocumentKey[]) => void) | undefined;
  isMenuElsewhere: boolean;
  onGo: ((path: string) => void) | undefined;
  onDiscarded: () => void;
}) {
  const { port, opened, changes, roles, onPublished, isMenuElsewhere, onGo, onDiscarded } = props;
  const { document, around, model, otherAuthors } = opened;
  const edited = useEditedDocument(port, opened, { changes, onPublished });
  const { text, published, failure, done, incoming, kept, theirs, isSaved, isPublished } = edited;
  const [dialog, setDialog] = useState<'publish' | 'theirs' | 'versions' | 'uses'>();
  const [otherDrafts, setOtherDrafts] = useState<{ drafts: EditableDocument[]; needed: DocumentKey[] }>();
  const unwritten = useRef<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const noteUnwritten = useCallback((labels: readonly string[]) => {
    unwritten.current = labels;
    setRefused((before) => (before.length > 0 ? labels : before));
  }, []);
  /** Invalid input is not in the document, so saving without a warning would lose it. */
  const unlessUnwritten = (go: () => Promise<unknown>) => {
    setRefused(unwritten.current);
    if (unwritten.current.length === 0) void go();
  };
  const close = () => setDialog(undefined);
  const openPublishing = async () => {
    setOtherDrafts(await edited.otherDrafts().catch(() => undefined));
    setDialog('publish');
  };
  const discard = async () => {
    if (await edited.discard()) onDiscarded();
  };
  const settle = (stays: 'theirs' | 'mine') => {
    edited.settle(stays);
    close();
  };
  return (
    <div className="pw-designer-open">
      {kept && (
        <Alert
          type="warning"
          showIcon
          banner
          message={say('上次有修改没有保存（{date}），还留在这个浏览器里。', {
            date: formatDate(new Date(kept.savedAt), DATE_TIME),
          })}
          action={
            <>
              <Button size="small" type="primary" onClick={edited.restore}>
                {say('恢复')}
              </Button>{' '}
              <Button size="small" onClick={edited.refuse}>
                {say('丢弃')}
              </Button>
            </>
          }
        />
      )}
      {theirs && (
        <Alert
          type="warning"
          showIcon
          banner
          message={say('{event}这份文档，和您正在改的不一样。', {
            event: theirs.by
              ? say('{name} 在 {time} 发布了', { name: theirs.by.name, time: theirs.by.time })
              : say('有人改了'),
          })}
          action={
            <Button size="small" type="primary" onClick={() => setDialog('theirs')}>
              {say('看看区别')}
            </Button>
          }
        />
      )}
      {otherAuthors.length > 0 && (
        <Alert
          type="info"
          showIcon
          banner
          closable
          message={say('{otherAuthors}也在改这份文档，还没有发布。', {
            otherAuthors: otherAuthors.map(({ name, time }) => name + bracketed(time)).join(say('、')),
          })}
        />
      )}
      {isMenuElsewhere && <PagePlaces pages={edited.pages} onClose={edited.forgetPages} />}
      {refused.length > 0 && (
        <Alert
          type="error"
          showIcon
          message={say('“{titles}”里写的还不能用，没有写进文档。请改正或清空它，再保存或发布。', {
            titles: refused.join('”“'),
          })}
        />
      )}
      {failure && dialog !== 'publish' && (
        <Alert type="error" showIcon closable onClose={edited.forgetFailure} message={failure} />
      )}
      <Designer
        document={document}
        around={around}
        model={model}
        FormView={FormView}
        roles={roles}
        locale={currentLocale()}
        {...(incoming && { incoming })}
        onChange={edited.onChange}
        onUnwritten={noteUnwritten}
        planRenaming={edited.planRenaming}
        buttons={
          <>
            <DocumentState
              done={done}
              isSaved={isSaved}
              isDraft={edited.isDraft}
              isNew={published === null}
              onDiscard={() => void discard()}
            />
            {published !== null && (
              <Button type="text" size="small" onClick={() => setDialog('uses')}>
                {say('用在哪里')}
              </Button>
            )}
            {published !== null && (
              <Button size="small" onClick={() => setDialog('versions')}>
                {say('版本')}
              </Button>
            )}
            <Button size="small" onClick={() => unlessUnwritten(edited.save)} disabled={isSaved}>
              {say('保存草稿')}
            </Button>
            <Button size="small" type="primary" onClick={() => unlessUnwritten(openPublishing)} disabled={isPublished}>
              {say('发布')}
            </Button>
          </>
        }
      />
      {dialog === 'publish' && (
        <PublishDialog
          along={edited.along}
          {...otherDrafts}
          pictures={
            published !== null && (
              <BeforeAndAfter
                document={document}
                around={around}
                before={published}
                after={text}
                others={edited.others}
              />
            )
          }
          failure={failure}
          onPreview={edited.preview}
          onPublish={async (wanted) => {
            if (await edited.publish(wanted)) close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'uses' && <WhereUsedDialog port={port} documentKey={document.key} onGo={onGo} onClose={close} />}
      {dialog === 'versions' && (
        <VersionsDialog
          port={port}
          documentKey={document.key}
          mine={text}
          onTake={(body) => {
            edited.take(body);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'theirs' && theirs && (
        <TheirPublicationDialog
          theirs={theirs}
          mine={text}
          onTake={() => settle('theirs')}
          onKeep={() => settle('mine')}
          onClose={close}
        />
      )}
    </div>
  );
}

async function load(port: DocumentEditingPort, key: DocumentKey, signal: AbortSignal): Promise<OpenedDocument> {
  const [{ text: published, revision, draft, otherAuthors }, around] = await Promise.all([
    port.read(key, { signal }),
    port.around(key, { signal }),
  ]);
  const opened = { text: draft?.text ?? published ?? '', revision: draft?.revision ?? revision };
  const body = bodyOf(opened.text);
  const found = around.find((each) => each.key === key);
  if (!found || !body) throw new PortError('invalid', say('文档 {key} 读不出来，请在文件里改正。', { key }));
  const model = await modelOf(port, body, signal);
  return { ...opened, published, otherAuthors, document: { ...found, body }, around, model };
}

async function modelOf(port: DocumentEditingPort, body: JsonObject, signal: AbortSignal) {
  const id = readString(body['model']);
  if (id === undefined) return undefined;
  const key: DocumentKey = `${id}.model`;
  // A model of an area where the user edits nothing is refused; the form is designed without changing it.
  const read = await port.read(key, { signal }).catch(() => undefined);
  return read && { key, text: read.text, revision: read.revision, draft: read.draft };
}
