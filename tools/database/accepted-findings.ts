const administratorsOnly = 'asks require_admin first';
const namesBound = 'its body is no string, so that its names were looked up when it was made';
const plannedBuild = 'does nothing without the number of a build, which an administrator got by planning it';

/**
 * What check:database may find, each with its reason. A SECURITY DEFINER function can be
 * called by every role with EXECUTE on it, so it has to check its caller itself.
 */
export const acceptedFindings: Record<string, string> = {
  'anon may run confirm_request_mail': 'says of one request, by its id, that its mail was sent, and nothing else',
  'anon may run is_forgetting_scheduled': 'tells the check of a release of one job, and nothing of any request',
  'anon may run report_trouble': 'counts masked values, within a limit and a size of its own',
  'anon may run setup_state': 'tells of the setup only whether and how it can be done',
  'authenticated may run accept_held_requests': administratorsOnly,
  'authenticated may run anonymise_requests': administratorsOnly,
  'authenticated may run build_state': administratorsOnly,
  'authenticated may run clear_site_reports': administratorsOnly,
  'authenticated may run confirm_request_mail': 'the same as for a visitor: an administrator may fill in the form too',
  'authenticated may run count_requests': `${administratorsOnly}; under policies no index serves a search`,
  'authenticated may run delete_held_requests': administratorsOnly,
  'authenticated may run deleted_requests': administratorsOnly,
  'authenticated may run erasable_person': administratorsOnly,
  'authenticated may run erase_person': administratorsOnly,
  'authenticated may run expired_requests': administratorsOnly,
  'authenticated may run export_person': administratorsOnly,
  'authenticated may run forget_deleted_requests': administratorsOnly,
  'authenticated may run held_requests': administratorsOnly,
  'authenticated may run invite_admin': administratorsOnly,
  'authenticated may run list_admins': administratorsOnly,
  'authenticated may run list_requests': `${administratorsOnly}; under policies no index serves a search`,
  'authenticated may run plan_build': administratorsOnly,
  'authenticated may run related_requests': administratorsOnly,
  'authenticated may run remove_admin': administratorsOnly,
  'authenticated may run report_failed_build': plannedBuild,
  'authenticated may run request_figures': administratorsOnly,
  'authenticated may run requests_of_today': `${administratorsOnly}; under policies no index serves the counts`,
  'authenticated may run restore_deleted_block': administratorsOnly,
  'authenticated may run restore_request': administratorsOnly,
  'authenticated may run restore_requests': administratorsOnly,
  'authenticated may run revoke_invitation': administratorsOnly,
  'authenticated may run setup_state': 'the same as for a visitor',
  'authenticated may run site_reports': administratorsOnly,
  'authenticated may run start_build': plannedBuild,
  'authenticated may run undo_changes': administratorsOnly,
  'function_search_path_mutable: Function `private.is_part` has a role mutable search_path': namesBound,
  'function_search_path_mutable: Function `private.is_whole` has a role mutable search_path': namesBound,
  'function_search_path_mutable: Function `private.meets_filters` has a role mutable search_path': namesBound,
};
