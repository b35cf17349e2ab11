import { safeUrl } from '../../../engine/gate/index.ts';
import { say } from '../../../locale/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { defineAction } from '../../../runtime/registry/index.ts';
import { splitDocumentKey } from '../../../schema/documents/document.ts';
import props from './navigate.props.schema.json';

export const navigateAction = defineAction({
  name: 'navigate',
  title: '跳转',
  props,
  run(args) {
    const { navigate, record, newTab } = args;
    if (typeof navigate === 'string' && !navigate.startsWith('/') && splitDocumentKey(navigate))
      return { navigate: { to: navigate, ...(typeof record === 'string' && record !== '' && { record }) } };
    const to = safeUrl(navigate);
    if (to === undefined) throw new PortError('invalid', say('这个地址不能打开，请检查跳转步骤里的地址。'));
    return { navigate: { to, newTab: newTab === true } };
  },
});
