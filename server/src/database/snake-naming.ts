import { DefaultNamingStrategy, type Table } from 'typeorm';

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Columns in snake_case, and names of keys and indexes a person can read and write by hand in a migration. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, customName ?? propertyName].join('_'));
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.map(snake).join('_')}_fkey`;
  }

  override indexName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.map(snake).join('_')}_idx`;
  }
}
