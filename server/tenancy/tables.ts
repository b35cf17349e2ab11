export type Tenancy = 'apart' | 'layered' | 'members' | 'shared' | 'follows';

/**
 * The server's own tables, documented in docs/tenants.md. The tables of all other models are `apart` or, if the model
 * is `shared`, open to every tenant.
 */
export const tenancies: Readonly<Record<string, Tenancy>> = {
  sys_user: 'members',
  sys_user_depart: 'follows',
  sys_user_role: 'follows',
  sys_role: 'layered',
  sys_role_permission: 'follows',
  sys_depart: 'layered',
  sys_depart_permission: 'follows',
  sys_depart_role: 'layered',
  sys_depart_role_permission: 'follows',
  sys_depart_role_user: 'follows',
  sys_dict: 'layered',
  sys_dict_item: 'layered',
  sys_permission: 'shared',
  sys_permission_data_rule: 'shared',
  sys_category: 'shared',
  sys_position: 'shared',
  sys_check_rule: 'shared',
  sys_fill_rule: 'shared',
  sys_tenant: 'shared',
  sys_quartz_job: 'shared',
  sys_data_source: 'shared',
  sys_document: 'shared',
  sys_document_publication: 'shared',
  sys_document_version: 'shared',
  sys_document_secret: 'shared',
  sys_document_draft: 'follows',
  sys_document_brought: 'shared',
  sys_log: 'apart',
  sys_announcement: 'layered',
  sys_announcement_send: 'follows',
  sys_sms_template: 'layered',
  sys_sms: 'apart',
  sys_reminder: 'follows',
  sys_file: 'apart',
  sys_saved_view: 'apart',
  sys_saved_view_default: 'apart',
  sys_session: 'follows',
  sys_ended_session: 'follows',
  sys_ticket: 'follows',
  sys_login_attempt: 'follows',
  sys_captcha: 'follows',
  sys_sms_code: 'follows',
  sys_second_factor: 'follows',
  sys_recovery_code: 'follows',
  sys_factor_ticket: 'follows',
  sys_third_account: 'follows',
  sys_third_state: 'follows',
  sys_third_pass: 'follows',
  sys_login_qrcode: 'follows',
  sys_open_question: 'follows',
  sys_upload_token: 'follows',
};

export function tenancyOf(table: string): Tenancy | undefined {
  return Object.hasOwn(tenancies, table) ? tenancies[table] : undefined;
}

/** The table that rows of a layered table are a part of, and whose tenant they have. */
export const ownersOf: Readonly<Record<string, { table: string; column: string }>> = {
  sys_dict_item: { table: 'sys_dict', column: 'dict_id' },
  sys_depart_role: { table: 'sys_depart', column: 'depart_id' },
};
