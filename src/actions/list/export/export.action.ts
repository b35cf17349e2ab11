import { say } from '../../../locale/index.ts';
import { PortError } from '../../../runtime/ports/index.ts';
import { defineAction } from '../../../runtime/registry/index.ts';
import { listOf } from '../../arguments.ts';
import props from './export.props.schema.json';

/** Downloads the selected records, or all records of the list's query, as an Excel file named after the list. */
export const exportAction = defineAction({
  name: 'export',
  title: '导出',
  progress: '正在导出，请稍候…',
  props,
  async run({ paramsStr }, context) {
    const { endpoints, title } = listOf(context);
    if (endpoints.exportXls === null) throw new PortError('invalid', say('请设置 url.exportXls 属性！'));
    const ids = context.whole ? [] : context.selection.map((record) => String(record['id']));
    const query = { ...context.query?.(), ...(ids.length > 0 && { selections: ids.join(',') }) };
    const asked = paramsStr === true ? { paramsStr: JSON.stringify(query) } : query;
    const { signal, onProgress } = context;
    const file = await context.ports.records.exportFile(endpoints.exportXls, asked, {
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    });
    const ending = file.type.includes('openxmlformats') ? 'xlsx' : 'xls';
    return { download: { file, name: `${title.replace(/[\\/:*?"<>|]/g, ' ')}.${ending}` } };
  },
});
