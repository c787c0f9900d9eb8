// Made from the migrations by `npm run types:database`. Do not edit.
/* eslint-disable @typescript-eslint/consistent-indexed-object-style -- only a mapped type over never has no keys */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export interface Database {
  public: {
    Tables: {
      contact_submissions: {
        Row: {
          address: string | null;
          anonymised_at: string | null;
          appointment_date: string | null;
          appointment_sequence: number;
          appointment_time: string | null;
          assigned_to: string | null;
          calculated_price: number | null;
          callback_on: string | null;
          construction_year: number | null;
          created_at: string;
          email: string;
          house_number: string | null;
          house_number_addition: string | null;
          id: string;
          is_held: boolean;
          message: string | null;
          name: string;
          notes: string | null;
          phone: string | null;
          postcode: string | null;
          property_type: string;
          rd_x: number | null;
          rd_y: number | null;
          relay_status: string | null;
          rush_service: boolean;
          source: string;
          status: string;
          surface_area: number | null;
          updated_at: string;
          webhook_status: string | null;
        };
        Insert: {
          address?: string | null;
          anonymised_at?: string | null;
          appointment_date?: string | null;
          appointment_sequence?: number;
          appointment_time?: string | null;
          assigned_to?: string | null;
          calculated_price?: number | null;
          callback_on?: string | null;
          construction_year?: number | null;
          created_at?: string;
          email: string;
          house_number?: string | null;
          house_number_addition?: string | null;
          id?: string;
          is_held?: boolean;
          message?: string | null;
          name: string;
          notes?: string | null;
          phone?: string | null;
          postcode?: string | null;
          property_type: string;
          rd_x?: number | null;
          rd_y?: number | null;
          relay_status?: string | null;
          rush_service?: boolean;
          source?: string;
          status?: string;
          surface_area?: number | null;
          updated_at?: string;
          webhook_status?: string | null;
        };
        Update: {
          address?: string | null;
          anonymised_at?: string | null;
          appointment_date?: string | null;
          appointment_sequence?: number;
          appointment_time?: string | null;
          assigned_to?: string | null;
          calculated_price?: number | null;
          callback_on?: string | null;
          construction_year?: number | null;
          created_at?: string;
          email?: string;
          house_number?: string | null;
          house_number_addition?: string | null;
          id?: string;
          is_held?: boolean;
          message?: string | null;
          name?: string;
          notes?: string | null;
          phone?: string | null;
          postcode?: string | null;
          property_type?: string;
          rd_x?: number | null;
          rd_y?: number | null;
          relay_status?: string | null;
          rush_service?: boolean;
          source?: string;
          status?: string;
          surface_area?: number | null;
          updated_at?: string;
          webhook_status?: string | null;
        };
        Relationships: [];
      };
      request_audit: {
        Row: {
          action: string;
          changed_at: string;
          changed_by: string | null;
          changed_by_email: string | null;
          id: number;
          new_values: Json | null;
          old_values: Json;
          request_id: string;
        };
        Insert: {
          action: string;
          changed_at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          id?: never;
          new_values?: Json | null;
          old_values: Json;
          request_id: string;
        };
        Update: {
          action?: string;
          changed_at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          id?: never;
          new_values?: Json | null;
          old_values?: Json;
          request_id?: string;
        };
        Relationships: [];
      };
      saved_views: {
        Row: { created_at: string; id: string; name: string; owner: string; query: string };
        Insert: { created_at?: string; id?: string; name: string; owner?: string; query: string };
        Update: { created_at?: string; id?: string; name?: string; owner?: string; query?: string };
        Relationships: [];
      };
      settings: {
        Row: { is_only_row: boolean; webhook_url: string };
        Insert: { is_only_row?: boolean; webhook_url?: string };
        Update: { is_only_row?: boolean; webhook_url?: string };
        Relationships: [];
      };
      website_content: {
        Row: {
          content: string | null;
          id: string;
          is_edited: boolean;
          last_updated: string;
          page_path: string | null;
          published_at: string | null;
          section_name: string;
          subtitle: string | null;
          title: string | null;
        };
        Insert: {
          content?: string | null;
          id?: string;
          is_edited?: boolean;
          last_updated?: string;
          page_path?: string | null;
          published_at?: string | null;
          section_name: string;
          subtitle?: string | null;
          title?: string | null;
        };
        Update: {
          content?: string | null;
          id?: string;
          is_edited?: boolean;
          last_updated?: string;
          page_path?: string | null;
          published_at?: string | null;
          section_name?: string;
          subtitle?: string | null;
          title?: string | null;
        };
        Relationships: [];
      };
      website_content_history: {
        Row: {
          action: string;
          block_id: string;
          content: string | null;
          id: number;
          is_edited: boolean;
          last_updated: string;
          page_path: string | null;
          published_at: string | null;
          replaced_at: string;
          replaced_by_email: string | null;
          section_name: string;
          subtitle: string | null;
          title: string | null;
        };
        Insert: {
          action: string;
          block_id: string;
          content?: string | null;
          id?: never;
          is_edited: boolean;
          last_updated: string;
          page_path?: string | null;
          published_at?: string | null;
          replaced_at?: string;
          replaced_by_email?: string | null;
          section_name: string;
          subtitle?: string | null;
          title?: string | null;
        };
        Update: {
          action?: string;
          block_id?: string;
          content?: string | null;
          id?: never;
          is_edited?: boolean;
          last_updated?: string;
          page_path?: string | null;
          published_at?: string | null;
          replaced_at?: string;
          replaced_by_email?: string | null;
          section_name?: string;
          subtitle?: string | null;
          title?: string | null;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      accept_held_requests: { Args: { ids: string[] }; Returns: number };
      anonymise_requests: { Args: { seen_at?: string; orders?: boolean }; Returns: number };
      build_state: { Args: never; Returns: string };
      change_requests: { Args: { requests: Json }; Returns: Json };
      clear_site_reports: { Args: { seen_until: string }; Returns: undefined };
      confirm_request_mail: { Args: { request_id: string }; Returns: undefined };
      count_requests: {
        Args: {
          search?: string;
          rush?: boolean;
          from_day?: string;
          until_day?: string;
          appointment_from?: string;
          appointment_until?: string;
          work?: string;
          mine?: boolean;
        };
        Returns: Json;
      };
      delete_held_requests: {
        Args: {
          seen_at: string;
          ids?: string[];
          search?: string;
          rush?: boolean;
          from_day?: string;
          until_day?: string;
        };
        Returns: Json;
      };
      delete_requests: { Args: { requests: Json }; Returns: Json };
      erasable_person: { Args: { email: string }; Returns: Json };
      erase_person: { Args: { email: string; seen_at: string }; Returns: Json };
      expired_requests: { Args: { orders?: boolean }; Returns: Json };
      export_person: { Args: { email: string }; Returns: Json };
      forget_deleted_requests: { Args: never; Returns: undefined };
      held_requests: {
        Args: { search?: string; rush?: boolean; from_day?: string; until_day?: string };
        Returns: Json;
      };
      invite_admin: { Args: { email: string }; Returns: string };
      is_admin: { Args: never; Returns: boolean };
      is_forgetting_scheduled: { Args: never; Returns: boolean };
      latest_changes: { Args: { since?: string; ids?: string[] }; Returns: Json };
      list_admins: { Args: never; Returns: Json };
      list_requests: {
        Args: {
          search?: string;
          status?: string;
          rush?: boolean;
          from_day?: string;
          until_day?: string;
          appointment_from?: string;
          appointment_until?: string;
          held?: boolean;
          work?: string;
          mine?: boolean;
          sort?: string;
          descending?: boolean;
          after?: string;
          after_values?: Json;
          backwards?: boolean;
          page_size?: number;
        };
        Returns: {
          address: string | null;
          anonymised_at: string | null;
          appointment_date: string | null;
          appointment_sequence: number;
          appointment_time: string | null;
          assigned_to: string | null;
          calculated_price: number | null;
          callback_on: string | null;
          construction_year: number | null;
          created_at: string;
          email: string;
          house_number: string | null;
          house_number_addition: string | null;
          id: string;
          is_held: boolean;
          message: string | null;
          name: string;
          notes: string | null;
          phone: string | null;
          postcode: string | null;
          property_type: string;
          rd_x: number | null;
          rd_y: number | null;
          relay_status: string | null;
          rush_service: boolean;
          source: string;
          status: string;
          surface_area: number | null;
          updated_at: string;
          webhook_status: string | null;
        }[];
      };
      plan_build: { Args: never; Returns: Json };
      remove_admin: { Args: { user_id: string }; Returns: boolean };
      report_failed_build: { Args: { plan: string }; Returns: undefined };
      report_trouble: { Args: { kind: string; page: string; code: string }; Returns: undefined };
      request_figures: { Args: never; Returns: Json };
      requests_of_today: { Args: never; Returns: Json };
      restore_deleted_block: { Args: { block_id: string }; Returns: boolean };
      restore_request: { Args: { request_id: string }; Returns: boolean };
      restore_requests: { Args: { deleted_at: string }; Returns: number };
      revoke_invitation: { Args: { email: string }; Returns: boolean };
      setup_state: { Args: never; Returns: string };
      site_reports: { Args: never; Returns: Json };
      start_build: { Args: { plan: string }; Returns: boolean };
      undo_changes: { Args: { changes: Json }; Returns: Json };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
}
