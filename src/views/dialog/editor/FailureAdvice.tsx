import { Typography } from 'antd';
import { useAtomValue } from 'jotai';

import { RecordLinks } from '../../../kit/controls/record-links/RecordLinks.tsx';
import { say } from '../../../locale/index.ts';
import { pageLinksAtom } from '../../../runtime/pages/page-links.ts';
import type { PortError } from '../../../runtime/ports/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';

/** A refusal links to the records that block it; another failure can be retried, and has a number to report. */
export function FailureAdvice({ failure: { isAnswer, links, requestId, kind, cause } }: { failure: PortError }) {
  const { go } = useRuntime();
  const pages = useAtomValue(pageLinksAtom);
  if (links.length > 0) return <RecordLinks links={links} pages={pages} go={go} />;
  if (isAnswer) return null;
  // The server's message names the missing permission; a retry does not help.
  if (kind === 'forbidden' && typeof cause === 'string') return say('{cause}。填写的内容都还在。', { cause });
  return (
    <>
      {say('填写的内容都还在，可以再试。')}
      {requestId !== undefined && (
        <Typography.Text
          type="secondary"
          copyable={{ text: requestId, tooltips: [say('复制请求编号'), say('已复制')] }}
        >
          {say('请求编号 {requestId}', { requestId })}
        </Typography.Text>
      )}
    </>
  );
}
