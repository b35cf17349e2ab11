/** The model whose records users are, where the documents have it. */
export const userModel = 'system/user';

/** Columns that no model may show, whoever writes it. */
export const privateColumns: readonly (readonly [table: string, field: string])[] = [['sys_user', 'password']];
