/** The model whose records users are, where the documents have it. */
export const userModel = 'system/user';

/** Columns that no model may have as a field. */
export const privateColumns: readonly (readonly [table: string, field: string])[] = [['sys_user', 'password']];
