CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE settings (name text primary key, value text not null);
CREATE TABLE workspaces (
    workspace_id text primary key, name text not null, company_name text, is_sandbox integer not null, owner_id text,
    publishable_key text, world text, lock_delay_ms integer, clock_offset_ms bigint not null, network text, created_at text not null, leaving text, publishable_key_auth integer not null default 1, webview_customization text);
CREATE TABLE keys (
    key_id text primary key, workspace_id text references workspaces on delete cascade, owner_id text, kind text not null,
    short text not null unique, hash text not null, name text, created_at text not null, revoked_at text);
CREATE INDEX keys_by_workspace on keys (workspace_id, created_at);
CREATE TABLE client_sessions (
    client_session_id text primary key, workspace_id text not null references workspaces on delete cascade, user_identifier_key text,
    short text not null unique, hash text not null, created_at text not null, expires_at text, revoked_at text, made_by text, customer_key text, user_identity_id text, is_read_only integer not null default 0);
CREATE UNIQUE INDEX client_sessions_by_user on client_sessions (workspace_id, user_identifier_key);
CREATE TABLE connected_accounts (
    connected_account_id text primary key, workspace_id text not null references workspaces on delete cascade,
    account_type text not null, login text not null, driver text not null, is_connected integer not null,
    created_at text not null, body text not null, search text not null default '', customer_key text, "settings" text, "sealed_secrets" text, "sealed_keep" text, network text, added_by_operator integer not null default 0);
CREATE INDEX connected_accounts_in_order on connected_accounts (workspace_id, created_at, connected_account_id);
CREATE TABLE connect_webviews (
    connect_webview_id text primary key, workspace_id text not null references workspaces on delete cascade,
    auth_token_hash text not null, status text not null,
    connected_account_id text references connected_accounts on delete set null, created_at text not null, body text not null, flow text, search text not null default '', customer_key text, made_from text);
CREATE INDEX connect_webviews_in_order on connect_webviews (workspace_id, created_at, connect_webview_id);
CREATE TABLE client_session_accounts (
    client_session_id text not null references client_sessions on delete cascade,
    connected_account_id text not null references connected_accounts on delete cascade,
    primary key (client_session_id, connected_account_id));
CREATE INDEX client_sessions_of_account on client_session_accounts (connected_account_id);
CREATE TABLE client_session_webviews (
    client_session_id text not null references client_sessions on delete cascade,
    connect_webview_id text not null references connect_webviews on delete cascade,
    primary key (client_session_id, connect_webview_id));
CREATE INDEX client_sessions_of_webview on client_session_webviews (connect_webview_id);
CREATE TABLE devices (
    device_id text primary key, workspace_id text not null references workspaces on delete cascade,
    connected_account_id text not null references connected_accounts on delete cascade,
    device_type text not null, manufacturer text, name text not null, is_managed integer not null, created_at text not null,
    search text not null, body text not null, native_schedule integer not null default 0, last_locked integer, codes_unseen integer not null default 0, codes_looks integer not null default 0, codes_look_at bigint not null default 0, driver_key text, driver_info text, reported_at bigint not null default 0, silences integer not null default 0, upkeep_failures integer not null default 0, upkeep_rests_until bigint not null default 0, codes_look_slot integer not null default 0, codes_look_differs integer not null default 0);
CREATE INDEX devices_of_account on devices (connected_account_id, is_managed, created_at, device_id);
CREATE INDEX devices_by_type on devices (workspace_id, device_type, is_managed, created_at, device_id);
CREATE INDEX devices_by_manufacturer on devices (workspace_id, manufacturer, is_managed, created_at, device_id);
CREATE INDEX devices_by_name on devices (workspace_id, name);
CREATE TABLE access_codes (
    access_code_id text primary key, workspace_id text not null references workspaces on delete cascade,
    device_id text not null references devices on delete cascade, is_managed integer not null, is_backup integer not null,
    code text, common_code_key text, starts_at text, ends_at text, removal_asked_at text, status text not null,
    created_at text not null, body text not null, search text not null default '', refused text, tries integer not null default 0, not_before bigint not null default 0, asked_by text, has_issues integer not null default 0, access_grant_id text, access_method_id text);
CREATE INDEX access_codes_of_device on access_codes (device_id, is_managed, created_at, access_code_id);
CREATE INDEX access_codes_in_common on access_codes (workspace_id, common_code_key);
CREATE TABLE action_attempts (
    action_attempt_id text primary key, workspace_id text not null references workspaces on delete cascade,
    device_id text references devices on delete cascade, action_type text not null, status text not null, result text, error text,
    created_at text not null, finished_at text, access_code_id text, asked_by text);
CREATE INDEX action_attempts_in_order on action_attempts (workspace_id, created_at, action_attempt_id);
CREATE INDEX action_attempts_of_device on action_attempts (device_id, created_at);
CREATE TABLE event_counters (workspace_id text primary key references workspaces on delete cascade, last_seq bigint not null);
CREATE TABLE events (
    workspace_id text not null references workspaces on delete cascade, seq bigint not null, event_id text not null unique,
    event_type text not null, device_id text, connected_account_id text, access_code_id text, connect_webview_id text,
    occurred_at text not null, created_at text not null, body text not null, "client_session_id" text, "user_identifier_key" text, "api_key_id" text, "action_attempt_id" text, space_id text, access_grant_id text, access_method_id text, user_identity_id text, customer_key text, primary key (workspace_id, seq));
CREATE INDEX events_in_time on events (workspace_id, created_at, seq);
CREATE TABLE jobs (
    job_id integer primary key autoincrement, workspace_id text references workspaces on delete cascade, kind text not null, lane text not null,
    payload text not null, run_at bigint not null, leased_until bigint, attempts integer not null, failures integer not null default 0, link text);
CREATE INDEX jobs_due on jobs (run_at, job_id);
CREATE INDEX jobs_in_lane on jobs (lane, job_id);
CREATE INDEX jobs_of_workspace on jobs (workspace_id, run_at);
CREATE TABLE sandbox_locks (
    device_id text primary key references devices on delete cascade, workspace_id text not null, state text not null);
CREATE TABLE sandbox_faults (
    workspace_id text not null references workspaces on delete cascade, device_id text not null, fault text not null,
    remaining integer, primary key (workspace_id, device_id));
CREATE TABLE code_slots (
      device_id text not null references devices on delete cascade, slot integer not null, access_code_id text not null unique,
      code text not null, hours text not null, phase text not null, op_id text, deadline bigint, former text, primary key (device_id, slot));
CREATE INDEX action_attempts_of_code on action_attempts (access_code_id, status);
CREATE INDEX connected_accounts_by_login on connected_accounts (workspace_id, login);
CREATE TABLE noise_thresholds (
      noise_threshold_id text primary key, workspace_id text not null references workspaces on delete cascade,
      device_id text not null references devices on delete cascade, created_at text not null, body text not null);
CREATE INDEX noise_thresholds_of_device on noise_thresholds (device_id, created_at);
CREATE TABLE climate_setting_schedules (
      climate_setting_schedule_id text primary key, workspace_id text not null references workspaces on delete cascade,
      device_id text not null references devices on delete cascade, starts_at text not null, ends_at text not null,
      created_at text not null, body text not null);
CREATE INDEX climate_setting_schedules_of_device on climate_setting_schedules (device_id, starts_at);
CREATE TABLE webhook_environments (
    workspace_id text primary key references workspaces on delete cascade, settings text not null,
    created_at text not null, updated_at text not null);
CREATE TABLE webhook_applications (
    app_id text primary key, workspace_id text not null references workspaces on delete cascade, uid text, name text not null,
    rate_limit integer, created_at text not null, updated_at text not null, deleted_at text, metadata text);
CREATE UNIQUE INDEX webhook_applications_by_uid on webhook_applications (workspace_id, uid) where deleted_at is null;
CREATE INDEX webhook_applications_in_order on webhook_applications (workspace_id, app_id);
CREATE TABLE webhook_event_types (
    workspace_id text not null references workspaces on delete cascade, name text not null, description text not null,
    archived integer not null, schemas text, created_at text not null, updated_at text not null, group_name text, primary key (workspace_id, name));
CREATE TABLE webhook_integrations (
    integ_id text primary key, app_id text not null references webhook_applications on delete cascade, name text not null,
    key text not null, created_at text not null, updated_at text not null);
CREATE INDEX webhook_integrations_in_order on webhook_integrations (app_id, integ_id);
CREATE TABLE webhook_tokens (
    hash text primary key, workspace_id text not null references workspaces on delete cascade, kind text not null,
    app_id text references webhook_applications on delete cascade,
    integ_id text references webhook_integrations on delete cascade, created_at text not null, expires_at text, made_by text, portal_look text);
CREATE INDEX webhook_tokens_of_workspace on webhook_tokens (workspace_id);
CREATE INDEX webhook_tokens_of_application on webhook_tokens (app_id);
CREATE INDEX webhook_tokens_of_integration on webhook_tokens (integ_id);
CREATE TABLE webhook_endpoints (
    endpoint_id text primary key, app_id text not null references webhook_applications on delete cascade,
    workspace_id text not null references workspaces on delete cascade, uid text, url text not null, version integer not null,
    description text not null, disabled integer not null, filter_types text, channels text, rate_limit integer, headers text not null,
    failing_since text, next_slot_at bigint not null, created_at text not null, updated_at text not null, deleted_at text, made_by text, metadata text);
CREATE UNIQUE INDEX webhook_endpoints_by_uid on webhook_endpoints (app_id, uid) where deleted_at is null;
CREATE INDEX webhook_endpoints_in_order on webhook_endpoints (app_id, endpoint_id);
CREATE INDEX webhook_endpoints_of_workspace on webhook_endpoints (workspace_id);
CREATE TABLE webhook_secrets (
    secret_id integer primary key autoincrement, endpoint_id text not null references webhook_endpoints on delete cascade, key text not null,
    created_at text not null, expires_at text);
CREATE INDEX webhook_secrets_of_endpoint on webhook_secrets (endpoint_id, secret_id);
CREATE TABLE webhook_messages (
    msg_id text primary key, app_id text not null references webhook_applications on delete cascade,
    workspace_id text not null references workspaces on delete cascade, event_type text not null, event_id text, channels text,
    payload text, created_at text not null, expires_at text not null);
CREATE INDEX webhook_messages_in_order on webhook_messages (app_id, msg_id);
CREATE UNIQUE INDEX webhook_messages_by_event on webhook_messages (app_id, event_id) where event_id is not null;
CREATE INDEX webhook_messages_of_workspace on webhook_messages (workspace_id);
CREATE INDEX webhook_messages_to_forget on webhook_messages (expires_at) where payload is not null;
CREATE TABLE webhook_deliveries (
    delivery_id integer primary key autoincrement, msg_id text not null references webhook_messages on delete cascade,
    endpoint_id text not null references webhook_endpoints on delete cascade, app_id text not null,
    workspace_id text not null, status integer not null, failures integer not null, manual integer not null,
    next_attempt_at bigint, due_at bigint, leased_until bigint, leased_by text);
CREATE UNIQUE INDEX webhook_deliveries_of_message on webhook_deliveries (msg_id, endpoint_id);
CREATE INDEX webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, msg_id);
CREATE INDEX webhook_deliveries_due on webhook_deliveries (due_at, delivery_id) where due_at is not null;
CREATE INDEX webhook_deliveries_due_by_endpoint on webhook_deliveries (endpoint_id, due_at) where due_at is not null;
CREATE INDEX webhook_deliveries_due_by_workspace on webhook_deliveries (workspace_id, due_at) where due_at is not null;
CREATE TABLE webhook_attempts (
    attempt_id text primary key, msg_id text not null references webhook_messages on delete cascade,
    endpoint_id text not null, app_id text not null, status integer not null, response text not null,
    response_status_code integer not null, trigger_type integer not null, created_at text not null, request_headers text, duration_ms integer);
CREATE INDEX webhook_attempts_of_message on webhook_attempts (msg_id, attempt_id);
CREATE INDEX webhook_attempts_of_endpoint on webhook_attempts (endpoint_id, attempt_id);
CREATE INDEX webhook_attempts_of_application on webhook_attempts (app_id, created_at);
CREATE TABLE webhook_answers (hash text primary key, status integer, body text, expires_at bigint not null, forget_at bigint, "body_hash" text);
CREATE INDEX webhook_answers_to_forget on webhook_answers (expires_at);
CREATE INDEX devices_in_order on devices (workspace_id, is_managed, created_at, device_id, connected_account_id, device_type, manufacturer);
CREATE INDEX devices_to_search on devices (workspace_id, is_managed, created_at, device_id, connected_account_id, device_type, manufacturer, search);
CREATE INDEX connected_accounts_of_customer on connected_accounts (workspace_id, customer_key, created_at, connected_account_id);
CREATE INDEX connect_webviews_of_customer on connect_webviews (workspace_id, customer_key, created_at, connect_webview_id);
CREATE INDEX events_of_device on events (device_id, created_at, seq);
CREATE INDEX events_of_account on events (connected_account_id, created_at, seq);
CREATE INDEX events_of_code on events (access_code_id, created_at, seq) where access_code_id is not null;
CREATE INDEX events_of_webview on events (connect_webview_id, created_at, seq) where connect_webview_id is not null;
CREATE INDEX events_of_type on events (workspace_id, event_type, created_at, seq);
CREATE INDEX webhook_messages_to_delete on webhook_messages (created_at) where payload is null;
CREATE INDEX connect_webviews_of_account on connect_webviews (connected_account_id) where connected_account_id is not null;
CREATE INDEX webhook_attempts_failed on webhook_attempts (endpoint_id, attempt_id) where status = 2;
CREATE INDEX webhook_deliveries_failed on webhook_deliveries (endpoint_id, msg_id) where status = 2;
CREATE INDEX client_sessions_in_order on client_sessions (workspace_id, created_at, client_session_id);
CREATE INDEX "client_sessions_made_by" on "client_sessions" (made_by) where made_by is not null;
CREATE INDEX "webhook_endpoints_made_by" on "webhook_endpoints" (made_by) where made_by is not null;
CREATE INDEX "webhook_tokens_made_by" on "webhook_tokens" (made_by) where made_by is not null;
CREATE TABLE login_failures (
    workspace_id text not null references workspaces (workspace_id) on delete cascade,
    provider text not null,
    login text not null,
    wrong integer not null,
    since text not null,
    primary key (workspace_id, provider, login));
CREATE UNIQUE INDEX devices_by_key on devices (connected_account_id, driver_key) where driver_key is not null;
CREATE INDEX jobs_by_link on jobs (link, run_at) where link is not null;
CREATE TABLE account_links (
    connected_account_id text primary key references connected_accounts (connected_account_id) on delete cascade,
    holder text not null,
    leased_until bigint not null, questions text);
CREATE INDEX accounts_by_driver on connected_accounts (driver) where settings is not null;
CREATE TABLE slot_news (
      device_id text not null references devices on delete cascade, slot integer not null, told integer not null,
      tries integer not null default 0, not_before bigint not null default 0, primary key (device_id, slot));
CREATE INDEX accounts_by_network on connected_accounts (network) where network is not null;
CREATE INDEX events_of_session on events (client_session_id, created_at, seq) where client_session_id is not null;
CREATE INDEX events_of_user on events (workspace_id, user_identifier_key, created_at, seq) where user_identifier_key is not null;
CREATE INDEX events_of_key on events (api_key_id, created_at, seq) where api_key_id is not null;
CREATE INDEX events_of_attempt on events (action_attempt_id, created_at, seq) where action_attempt_id is not null;
CREATE TABLE deleted_codes (access_code_id text primary key, seen_at bigint);
CREATE INDEX deleted_codes_in_time on deleted_codes (seen_at);
CREATE TRIGGER note_deleted_code after delete on access_codes begin insert into deleted_codes (access_code_id) values (old.access_code_id) on conflict do nothing; end;
CREATE INDEX webhook_deliveries_failed_of_application on webhook_deliveries (app_id, msg_id) where status = 2;
CREATE INDEX access_codes_with_issues on access_codes (workspace_id, created_at, access_code_id) where has_issues = 1;
CREATE INDEX access_codes_by_start on access_codes (workspace_id, starts_at) where starts_at is not null;
CREATE TABLE spaces (
      space_id text primary key, workspace_id text not null references workspaces on delete cascade,
      name text not null, space_key text, customer_key text, device_count integer not null default 0,
      customer_data text not null, search text not null, created_at text not null);
CREATE UNIQUE INDEX spaces_by_key on spaces (workspace_id, space_key) where space_key is not null;
CREATE INDEX spaces_in_order on spaces (workspace_id, created_at, space_id);
CREATE INDEX spaces_of_customer on spaces (workspace_id, customer_key, created_at, space_id)
      where customer_key is not null;
CREATE TABLE space_devices (
      space_id text not null references spaces on delete cascade, device_id text not null references devices on delete cascade, primary key (space_id, device_id));
CREATE INDEX spaces_of_device on space_devices (device_id, space_id);
CREATE TABLE space_accounts (
      space_id text not null references spaces on delete cascade, connected_account_id text not null references connected_accounts on delete cascade,
      primary key (space_id, connected_account_id));
CREATE INDEX spaces_of_account on space_accounts (connected_account_id, space_id);
CREATE INDEX events_of_space on events (space_id, created_at, seq) where space_id is not null;
CREATE TABLE user_identities (
      user_identity_id text primary key, workspace_id text not null references workspaces on delete cascade,
      user_identity_key text, full_name text, email_address text, email_compared text, phone_number text,
      created_at text not null, search text not null, customer_key text);
CREATE INDEX user_identities_in_time on user_identities (workspace_id, created_at, user_identity_id);
CREATE UNIQUE INDEX user_identities_by_email on user_identities (workspace_id, email_compared);
CREATE UNIQUE INDEX user_identities_by_phone on user_identities (workspace_id, phone_number);
CREATE TABLE user_identity_names (
      workspace_id text not null references workspaces on delete cascade, kind text not null, name text not null,
      user_identity_id text not null references user_identities on delete cascade, is_merged integer not null,
      primary key (workspace_id, kind, name));
CREATE INDEX user_identity_names_of on user_identity_names (user_identity_id);
CREATE TABLE access_grants (
      access_grant_id text primary key, workspace_id text not null references workspaces on delete cascade,
      user_identity_id text not null, access_grant_key text, reservation_key text, name text,
      starts_at text not null, ends_at text, created_at text not null, changed_at text not null, deleting_at text,
      requests text not null, customization_profile_id text, state text not null, asked_by text, search text not null, customer_key text);
CREATE INDEX access_grants_in_order on access_grants (workspace_id, created_at, access_grant_id);
CREATE UNIQUE INDEX access_grants_by_key on access_grants (workspace_id, access_grant_key)
      where access_grant_key is not null;
CREATE INDEX access_grants_of_reservation on access_grants (workspace_id, reservation_key)
      where reservation_key is not null;
CREATE INDEX access_grants_of_identity on access_grants (user_identity_id, created_at, access_grant_id);
CREATE TABLE access_grant_devices (
      access_grant_id text not null references access_grants on delete cascade, device_id text not null,
      primary key (access_grant_id, device_id));
CREATE INDEX access_grants_of_device on access_grant_devices (device_id);
CREATE TABLE access_grant_spaces (
      access_grant_id text not null references access_grants on delete cascade, space_id text not null,
      primary key (access_grant_id, space_id));
CREATE INDEX access_grants_of_space on access_grant_spaces (space_id);
CREATE TABLE access_methods (
      access_method_id text primary key, workspace_id text not null references workspaces on delete cascade,
      access_grant_id text not null references access_grants on delete cascade, request integer not null, code text,
      created_at text not null, issued_at text, is_issued integer not null, is_backup integer not null,
      deleting_at text, state text not null);
CREATE INDEX access_methods_of_grant on access_methods (access_grant_id, created_at, access_method_id);
CREATE TABLE access_method_doors (
      access_method_id text not null references access_methods on delete cascade, device_id text not null,
      primary key (access_method_id, device_id));
CREATE INDEX access_methods_of_door on access_method_doors (device_id);
CREATE INDEX access_codes_of_grant on access_codes (access_grant_id) where access_grant_id is not null;
CREATE INDEX access_codes_of_method on access_codes (access_method_id) where access_method_id is not null;
CREATE INDEX events_of_person on events (user_identity_id, created_at, seq) where user_identity_id is not null;
CREATE INDEX events_of_grant on events (access_grant_id, created_at, seq) where access_grant_id is not null;
CREATE INDEX events_of_method on events (access_method_id, created_at, seq) where access_method_id is not null;
CREATE INDEX client_sessions_of_customer on client_sessions (workspace_id, customer_key)
      where customer_key is not null;
CREATE INDEX client_sessions_of_identity on client_sessions (user_identity_id) where user_identity_id is not null;
CREATE INDEX webviews_of_customer on connect_webviews (workspace_id, customer_key) where customer_key is not null;
CREATE INDEX user_identities_of_customer on user_identities (workspace_id, customer_key, created_at, user_identity_id)
      where customer_key is not null;
CREATE TABLE identity_devices (
      user_identity_id text not null references user_identities on delete cascade,
      device_id text not null references devices on delete cascade, primary key (user_identity_id, device_id));
CREATE INDEX identities_of_device on identity_devices (device_id);
CREATE INDEX access_grants_of_customer on access_grants (workspace_id, customer_key, created_at, access_grant_id)
      where customer_key is not null;
CREATE INDEX events_of_customer on events (workspace_id, customer_key, created_at, seq)
      where customer_key is not null;
CREATE TABLE customer_resources (
      workspace_id text not null references workspaces on delete cascade, resource_type text not null, partner_key text not null, customer_key text not null,
      body text not null, space_id text, user_identity_id text, access_grant_id text, pushed_at text not null,
      primary key (workspace_id, resource_type, partner_key));
CREATE INDEX customer_resources_of_customer on customer_resources (workspace_id, customer_key);
CREATE INDEX customer_resources_of_space on customer_resources (space_id) where space_id is not null;
CREATE INDEX customer_resources_of_identity on customer_resources (user_identity_id)
      where user_identity_id is not null;
CREATE INDEX customer_resources_of_grant on customer_resources (access_grant_id)
      where access_grant_id is not null;
CREATE TABLE automation_runs (
      automation_run_id text primary key, workspace_id text not null references workspaces on delete cascade, customer_key text, kind text not null, entries text not null,
      entry_count integer not null, done_count integer not null, asked_by text, created_at text not null,
      finished_at text);
CREATE INDEX automation_runs_in_order on automation_runs (workspace_id, created_at, automation_run_id);
CREATE TABLE automation_results (
      automation_result_id text primary key,
      automation_run_id text not null references automation_runs on delete cascade, position integer not null,
      workspace_id text not null references workspaces on delete cascade, customer_key text, resource_type text not null, partner_key text not null,
      rule text not null, is_success integer not null, result text not null, created_at text not null,
      unique (automation_run_id, position));
CREATE INDEX automation_results_in_order on automation_results (workspace_id, created_at, automation_result_id);
CREATE INDEX automation_results_of_key on automation_results (workspace_id, partner_key);
insert into kysely_migration (name, timestamp) values ('001-platform', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('002-code-slots', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('003-sensors', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('010-webhooks', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('020-device-search', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('021-device-lists', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('022-customers', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('023-job-failures', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('024-pending-mutations', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('025-last-locked', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('026-event-lists', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('027-unseen-codes', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('028-looks-at-codes', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('029-search-as-compared', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('030-leaving-accounts', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('031-forgotten-messages', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('032-auto-lock', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('033-webviews-of-accounts', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('034-failed-deliveries', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('035-session-lists', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('036-made-by', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('037-strangers-at-the-login', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('040-workspace-settings', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('041-expected-fields', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('045-linked-accounts', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('046-webhook-notes', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('047-search-letters', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('048-request-headers', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('049-portal-looks', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('050-slot-news', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('051-networks', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('053-asked-by', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('054-deleted-codes', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('055-address-rules', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('056-bodies-of-answers', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('057-response-times', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('058-codes-with-issues', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('059-whole-devices', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('060-spaces', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('061-user-identities', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('062-access-grants', '2026-01-01T00:00:00.000Z');
insert into kysely_migration (name, timestamp) values ('063-customer-data', '2026-01-01T00:00:00.000Z');
