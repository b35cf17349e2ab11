import {
  maybeText,
  recorded,
  table,
  type ColumnDefinition,
  type Recorded,
  type TableDefinition,
} from '../../database/index.ts';

type TemplateRow = Recorded & {
  id: string;
  template_code: string | null;
  template_name: string | null;
  /** 1 SMS, 2 e-mail, 4 within the application. */
  template_type: string | null;
  template_content: string | null;
  template_test_json: string | null;
};

type MessageRow = Recorded & {
  id: string;
  es_title: string | null;
  es_type: string | null;
  /** A number, an address, or a user's name. */
  es_receiver: string | null;
  es_param: string | null;
  es_content: string | null;
  /** 0 waits, 1 sent, 2 failed and retried, -1 given up. */
  es_send_status: string | null;
  es_send_num: string | number | null;
  es_send_time: string | null;
  es_result: string | null;
  remark: string | null;
  /** The time of the next attempt, in milliseconds since 1970. */
  next_time: string | number | null;
};

export type MessageSchema = { sys_sms_template: TemplateRow; sys_sms: MessageRow };

export const messageModels = { sys_sms_template: 'system/message-template', sys_sms: 'system/message' } as const;

const number = (name: string): ColumnDefinition => ({ name, type: 'bigint' });

export const messageTables: readonly TableDefinition[] = [
  table('sys_sms_template', [
    maybeText('template_code'),
    maybeText('template_name'),
    maybeText('template_type'),
    maybeText('template_content'),
    maybeText('template_test_json'),
    ...recorded,
  ]),
  table(
    'sys_sms',
    [
      maybeText('es_title'),
      maybeText('es_type'),
      maybeText('es_receiver'),
      maybeText('es_param'),
      maybeText('es_content'),
      maybeText('es_send_status'),
      number('es_send_num'),
      { name: 'es_send_time', type: 'timestamp' } as const,
      maybeText('es_result'),
      maybeText('remark'),
      number('next_time'),
      ...recorded,
    ],
    { indexes: [['es_send_status', 'next_time']] },
  ),
];
