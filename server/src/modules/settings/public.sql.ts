export const SETTINGS_VERSION = '(select section, version, content, created_at from settings_version)';

export const SITE_SETTINGS = `(
  select id, brand_name, email, office_email, round_robin, sections, consent_versions, version, updated_at
  from site_settings)`;

/** $1 on or off. Gives what it was. */
export const SWITCH_ROTA = `
  update site_settings s set round_robin = $1, version = s.version + 1, updated_at = now()
  from (select id, round_robin from site_settings for update) before
  where before.id = s.id
  returning before.round_robin as before`;
