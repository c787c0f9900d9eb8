// Made from the migrations by `npm run types:database`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      adviser_hours: {
        Row: {
          adviser: string;
          closes: string;
          opens: string;
          weekday: number;
        };
        ComputedFields: never;
        Insert: {
          adviser: string;
          closes: string;
          opens: string;
          weekday: number;
        };
        Update: {
          adviser?: string;
          closes?: string;
          opens?: string;
          weekday?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'adviser_hours_adviser_fkey';
            columns: ['adviser'];
            isOneToOne: false;
            referencedRelation: 'advisers';
            referencedColumns: ['user_id'];
          },
        ];
      };
      advisers: {
        Row: {
          color: string;
          detour_factor: number;
          name: string;
          name_key: string;
          speed: number;
          start_place: string | null;
          start_x: number | null;
          start_y: number | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          color?: string;
          detour_factor?: number;
          name: string;
          name_key?: never;
          speed?: number;
          start_place?: string | null;
          start_x?: number | null;
          start_y?: number | null;
          user_id: string;
        };
        Update: {
          color?: string;
          detour_factor?: number;
          name?: string;
          name_key?: never;
          speed?: number;
          start_place?: string | null;
          start_x?: number | null;
          start_y?: number | null;
          user_id?: string;
        };
        Relationships: [];
      };
      appointments: {
        Row: {
          adviser: string | null;
          changed_at: string;
          created_at: string;
          ended_at: string | null;
          ended_by: string | null;
          ends_at: string;
          id: string;
          is_overruled: boolean;
          origin: string;
          request_id: string;
          sequence: number;
          starts_at: string;
          state: string;
        };
        ComputedFields: never;
        Insert: {
          adviser?: string | null;
          changed_at?: string;
          created_at?: string;
          ended_at?: string | null;
          ended_by?: string | null;
          ends_at: string;
          id?: string;
          is_overruled?: boolean;
          origin?: string;
          request_id: string;
          sequence?: number;
          starts_at: string;
          state?: string;
        };
        Update: {
          adviser?: string | null;
          changed_at?: string;
          created_at?: string;
          ended_at?: string | null;
          ended_by?: string | null;
          ends_at?: string;
          id?: string;
          is_overruled?: boolean;
          origin?: string;
          request_id?: string;
          sequence?: number;
          starts_at?: string;
          state?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'appointments_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      blocked_times: {
        Row: {
          adviser: string;
          created_by: string | null;
          created_by_email: string | null;
          ends_at: string;
          id: string;
          reason: string | null;
          starts_at: string;
        };
        ComputedFields: never;
        Insert: {
          adviser: string;
          created_by?: string | null;
          created_by_email?: string | null;
          ends_at: string;
          id?: string;
          reason?: string | null;
          starts_at: string;
        };
        Update: {
          adviser?: string;
          created_by?: string | null;
          created_by_email?: string | null;
          ends_at?: string;
          id?: string;
          reason?: string | null;
          starts_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'blocked_times_adviser_fkey';
            columns: ['adviser'];
            isOneToOne: false;
            referencedRelation: 'advisers';
            referencedColumns: ['user_id'];
          },
        ];
      };
      business_facts: {
        Row: {
          advisers: NonNullable<Json>;
          area_centre: string;
          email: string;
          is_only_row: boolean;
          latitude: number;
          longitude: number;
          office_closes: string;
          office_days: number[];
          office_opens: string;
          phone: string;
          radius_km: number;
          whatsapp: string;
        };
        ComputedFields: never;
        Insert: {
          advisers: NonNullable<Json>;
          area_centre: string;
          email: string;
          is_only_row?: boolean;
          latitude: number;
          longitude: number;
          office_closes: string;
          office_days: number[];
          office_opens: string;
          phone: string;
          radius_km: number;
          whatsapp: string;
        };
        Update: {
          advisers?: NonNullable<Json>;
          area_centre?: string;
          email?: string;
          is_only_row?: boolean;
          latitude?: number;
          longitude?: number;
          office_closes?: string;
          office_days?: number[];
          office_opens?: string;
          phone?: string;
          radius_km?: number;
          whatsapp?: string;
        };
        Relationships: [];
      };
      contact_submissions: {
        Row: {
          address: string | null;
          agreed_price: number | null;
          agreed_price_reason: string | null;
          anonymised_at: string | null;
          answer: string | null;
          appointment_date: string | null;
          appointment_origin: string | null;
          appointment_sequence: number;
          appointment_time: string | null;
          assigned_to: string | null;
          at_home_email: string | null;
          at_home_name: string | null;
          at_home_phone: string | null;
          calculated_price: number | null;
          callback_on: string | null;
          completed_at: string | null;
          construction_year: number | null;
          contacted_at: string | null;
          created_at: string;
          customer_acted_at: string | null;
          customer_action: string | null;
          early_start_requested_at: string | null;
          email: string | null;
          house_number: string | null;
          house_number_addition: string | null;
          id: string;
          is_held: boolean;
          key_hash: string | null;
          label_class: string | null;
          label_registered_at: string | null;
          label_valid_until: string | null;
          landing_path: string | null;
          list_price: number | null;
          message: string | null;
          name: string;
          notes: string | null;
          ordered_as: string | null;
          outdated_list: string | null;
          overruled_moment: string | null;
          payer_attention: string | null;
          payer_city: string | null;
          payer_email: string | null;
          payer_kind: string | null;
          payer_kvk: string | null;
          payer_name: string | null;
          payer_postcode: string | null;
          payer_reference: string | null;
          payer_street: string | null;
          payer_vat_id: string | null;
          phone: string | null;
          place: string | null;
          postcode: string | null;
          preferred_times: string | null;
          price: number | null;
          price_list: string | null;
          property_type: string;
          rd_x: number | null;
          rd_y: number | null;
          referrer_host: string | null;
          relay_status: string | null;
          rush_service: boolean;
          source: string;
          status: string;
          surface_area: number | null;
          terms_from: string;
          updated_at: string;
          webhook_status: string | null;
          withdrawal_owed: number | null;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          agreed_price?: number | null;
          agreed_price_reason?: string | null;
          anonymised_at?: string | null;
          answer?: string | null;
          appointment_date?: string | null;
          appointment_origin?: string | null;
          appointment_sequence?: number;
          appointment_time?: string | null;
          assigned_to?: string | null;
          at_home_email?: string | null;
          at_home_name?: string | null;
          at_home_phone?: string | null;
          calculated_price?: number | null;
          callback_on?: string | null;
          completed_at?: string | null;
          construction_year?: number | null;
          contacted_at?: string | null;
          created_at?: string;
          customer_acted_at?: string | null;
          customer_action?: string | null;
          early_start_requested_at?: string | null;
          email?: string | null;
          house_number?: string | null;
          house_number_addition?: string | null;
          id?: string;
          is_held?: boolean;
          key_hash?: string | null;
          label_class?: string | null;
          label_registered_at?: string | null;
          label_valid_until?: string | null;
          landing_path?: string | null;
          list_price?: number | null;
          message?: string | null;
          name: string;
          notes?: string | null;
          ordered_as?: string | null;
          outdated_list?: string | null;
          overruled_moment?: string | null;
          payer_attention?: string | null;
          payer_city?: string | null;
          payer_email?: string | null;
          payer_kind?: string | null;
          payer_kvk?: string | null;
          payer_name?: string | null;
          payer_postcode?: string | null;
          payer_reference?: string | null;
          payer_street?: string | null;
          payer_vat_id?: string | null;
          phone?: string | null;
          place?: string | null;
          postcode?: string | null;
          preferred_times?: string | null;
          price?: number | null;
          price_list?: string | null;
          property_type: string;
          rd_x?: number | null;
          rd_y?: number | null;
          referrer_host?: string | null;
          relay_status?: string | null;
          rush_service?: boolean;
          source?: string;
          status?: string;
          surface_area?: number | null;
          terms_from?: string;
          updated_at?: string;
          webhook_status?: string | null;
          withdrawal_owed?: number | null;
          withdrawn_at?: string | null;
        };
        Update: {
          address?: string | null;
          agreed_price?: number | null;
          agreed_price_reason?: string | null;
          anonymised_at?: string | null;
          answer?: string | null;
          appointment_date?: string | null;
          appointment_origin?: string | null;
          appointment_sequence?: number;
          appointment_time?: string | null;
          assigned_to?: string | null;
          at_home_email?: string | null;
          at_home_name?: string | null;
          at_home_phone?: string | null;
          calculated_price?: number | null;
          callback_on?: string | null;
          completed_at?: string | null;
          construction_year?: number | null;
          contacted_at?: string | null;
          created_at?: string;
          customer_acted_at?: string | null;
          customer_action?: string | null;
          early_start_requested_at?: string | null;
          email?: string | null;
          house_number?: string | null;
          house_number_addition?: string | null;
          id?: string;
          is_held?: boolean;
          key_hash?: string | null;
          label_class?: string | null;
          label_registered_at?: string | null;
          label_valid_until?: string | null;
          landing_path?: string | null;
          list_price?: number | null;
          message?: string | null;
          name?: string;
          notes?: string | null;
          ordered_as?: string | null;
          outdated_list?: string | null;
          overruled_moment?: string | null;
          payer_attention?: string | null;
          payer_city?: string | null;
          payer_email?: string | null;
          payer_kind?: string | null;
          payer_kvk?: string | null;
          payer_name?: string | null;
          payer_postcode?: string | null;
          payer_reference?: string | null;
          payer_street?: string | null;
          payer_vat_id?: string | null;
          phone?: string | null;
          place?: string | null;
          postcode?: string | null;
          preferred_times?: string | null;
          price?: number | null;
          price_list?: string | null;
          property_type?: string;
          rd_x?: number | null;
          rd_y?: number | null;
          referrer_host?: string | null;
          relay_status?: string | null;
          rush_service?: boolean;
          source?: string;
          status?: string;
          surface_area?: number | null;
          terms_from?: string;
          updated_at?: string;
          webhook_status?: string | null;
          withdrawal_owed?: number | null;
          withdrawn_at?: string | null;
        };
        Relationships: [];
      };
      invoice_settings: {
        Row: {
          chamber_of_commerce: string;
          city: string;
          enabled_at: string | null;
          first_reminder_days: number | null;
          iban: string;
          is_only_row: boolean;
          is_small_business: boolean;
          label_line: string;
          postcode: string;
          second_reminder_days: number | null;
          seller_name: string;
          street: string;
          third_reminder_days: number | null;
          vat_number: string;
          vat_rate: number;
        };
        ComputedFields: never;
        Insert: {
          chamber_of_commerce?: string;
          city?: string;
          enabled_at?: string | null;
          first_reminder_days?: number | null;
          iban?: string;
          is_only_row?: boolean;
          is_small_business?: boolean;
          label_line?: string;
          postcode?: string;
          second_reminder_days?: number | null;
          seller_name?: string;
          street?: string;
          third_reminder_days?: number | null;
          vat_number?: string;
          vat_rate?: number;
        };
        Update: {
          chamber_of_commerce?: string;
          city?: string;
          enabled_at?: string | null;
          first_reminder_days?: number | null;
          iban?: string;
          is_only_row?: boolean;
          is_small_business?: boolean;
          label_line?: string;
          postcode?: string;
          second_reminder_days?: number | null;
          seller_name?: string;
          street?: string;
          third_reminder_days?: number | null;
          vat_number?: string;
          vat_rate?: number;
        };
        Relationships: [];
      };
      mail_kinds: {
        Row: {
          is_on: boolean;
          kind: string;
        };
        ComputedFields: never;
        Insert: {
          is_on?: boolean;
          kind: string;
        };
        Update: {
          is_on?: boolean;
          kind?: string;
        };
        Relationships: [];
      };
      pictures: {
        Row: {
          alt: string;
          created_at: string;
          path: string;
        };
        ComputedFields: never;
        Insert: {
          alt: string;
          created_at?: string;
          path: string;
        };
        Update: {
          alt?: string;
          created_at?: string;
          path?: string;
        };
        Relationships: [];
      };
      price_items: {
        Row: {
          amount: number | null;
          id: string;
          name: string;
          percentage: number | null;
        };
        ComputedFields: never;
        Insert: {
          amount?: number | null;
          id?: string;
          name: string;
          percentage?: number | null;
        };
        Update: {
          amount?: number | null;
          id?: string;
          name?: string;
          percentage?: number | null;
        };
        Relationships: [];
      };
      price_lists: {
        Row: {
          detached_area: number;
          detached_price: number;
          other_area: number;
          other_price: number;
          rush_price: number;
          step_area: number;
          step_price: number;
          updated_at: string;
          valid_from: string;
        };
        ComputedFields: never;
        Insert: {
          detached_area: number;
          detached_price: number;
          other_area: number;
          other_price: number;
          rush_price: number;
          step_area: number;
          step_price: number;
          updated_at?: string;
          valid_from: string;
        };
        Update: {
          detached_area?: number;
          detached_price?: number;
          other_area?: number;
          other_price?: number;
          rush_price?: number;
          step_area?: number;
          step_price?: number;
          updated_at?: string;
          valid_from?: string;
        };
        Relationships: [];
      };
      request_audit: {
        Row: {
          action: string;
          by_customer: boolean;
          changed_at: string;
          changed_by: string | null;
          changed_by_email: string | null;
          id: number;
          new_values: Json | null;
          old_values: NonNullable<Json>;
          request_id: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          by_customer?: boolean;
          changed_at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          id?: never;
          new_values?: Json | null;
          old_values: NonNullable<Json>;
          request_id: string;
        };
        Update: {
          action?: string;
          by_customer?: boolean;
          changed_at?: string;
          changed_by?: string | null;
          changed_by_email?: string | null;
          id?: never;
          new_values?: Json | null;
          old_values?: NonNullable<Json>;
          request_id?: string;
        };
        Relationships: [];
      };
      reviews: {
        Row: {
          author: string;
          city: string;
          id: string;
          location: string;
          position: number;
          rating: number;
          text: string;
          updated_at: string;
          verified_by: string;
        };
        ComputedFields: never;
        Insert: {
          author: string;
          city?: string;
          id?: string;
          location: string;
          position?: number;
          rating: number;
          text: string;
          updated_at?: string;
          verified_by: string;
        };
        Update: {
          author?: string;
          city?: string;
          id?: string;
          location?: string;
          position?: number;
          rating?: number;
          text?: string;
          updated_at?: string;
          verified_by?: string;
        };
        Relationships: [];
      };
      saved_views: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          name_key: string;
          owner: string;
          query: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          name: string;
          name_key?: never;
          owner?: string;
          query: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          name_key?: never;
          owner?: string;
          query?: string;
        };
        Relationships: [];
      };
      settings: {
        Row: {
          is_only_row: boolean;
          looks_up_labels: boolean;
          office_mail: string;
          office_mail_address: string;
          route_weight: number;
          sends_mail: boolean;
          webhook_set_at: string | null;
          webhook_set_by: string | null;
          webhook_set_by_email: string | null;
          webhook_url: string;
        };
        ComputedFields: never;
        Insert: {
          is_only_row?: boolean;
          looks_up_labels?: boolean;
          office_mail?: string;
          office_mail_address?: string;
          route_weight?: number;
          sends_mail?: boolean;
          webhook_set_at?: string | null;
          webhook_set_by?: string | null;
          webhook_set_by_email?: string | null;
          webhook_url?: string;
        };
        Update: {
          is_only_row?: boolean;
          looks_up_labels?: boolean;
          office_mail?: string;
          office_mail_address?: string;
          route_weight?: number;
          sends_mail?: boolean;
          webhook_set_at?: string | null;
          webhook_set_by?: string | null;
          webhook_set_by_email?: string | null;
          webhook_url?: string;
        };
        Relationships: [];
      };
      settings_log: {
        Row: {
          about: string;
          changed_at: string;
          changed_by_email: string | null;
          id: number;
          new_values: Json | null;
          old_values: Json | null;
          subject: string | null;
        };
        ComputedFields: never;
        Insert: {
          about: string;
          changed_at?: string;
          changed_by_email?: string | null;
          id?: never;
          new_values?: Json | null;
          old_values?: Json | null;
          subject?: string | null;
        };
        Update: {
          about?: string;
          changed_at?: string;
          changed_by_email?: string | null;
          id?: never;
          new_values?: Json | null;
          old_values?: Json | null;
          subject?: string | null;
        };
        Relationships: [];
      };
      visit_durations: {
        Row: {
          large_from: number;
          large_minutes: number;
          minutes: number;
          property_type: string;
        };
        ComputedFields: never;
        Insert: {
          large_from: number;
          large_minutes: number;
          minutes: number;
          property_type: string;
        };
        Update: {
          large_from?: number;
          large_minutes?: number;
          minutes?: number;
          property_type?: string;
        };
        Relationships: [];
      };
      website_content: {
        Row: {
          content: string | null;
          id: string;
          is_edited: boolean;
          last_updated: string;
          page_path: string | null;
          picture: string | null;
          published_at: string | null;
          search_description: string | null;
          search_title: string | null;
          section_name: string;
          subtitle: string | null;
          summary: string | null;
          title: string | null;
        };
        ComputedFields: never;
        Insert: {
          content?: string | null;
          id?: string;
          is_edited?: boolean;
          last_updated?: string;
          page_path?: string | null;
          picture?: string | null;
          published_at?: string | null;
          search_description?: string | null;
          search_title?: string | null;
          section_name: string;
          subtitle?: string | null;
          summary?: string | null;
          title?: string | null;
        };
        Update: {
          content?: string | null;
          id?: string;
          is_edited?: boolean;
          last_updated?: string;
          page_path?: string | null;
          picture?: string | null;
          published_at?: string | null;
          search_description?: string | null;
          search_title?: string | null;
          section_name?: string;
          subtitle?: string | null;
          summary?: string | null;
          title?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'website_content_picture_fkey';
            columns: ['picture'];
            isOneToOne: false;
            referencedRelation: 'pictures';
            referencedColumns: ['path'];
          },
        ];
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
          picture: string | null;
          published_at: string | null;
          replaced_at: string;
          replaced_by_email: string | null;
          search_description: string | null;
          search_title: string | null;
          section_name: string;
          subtitle: string | null;
          summary: string | null;
          title: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          block_id: string;
          content?: string | null;
          id?: never;
          is_edited: boolean;
          last_updated: string;
          page_path?: string | null;
          picture?: string | null;
          published_at?: string | null;
          replaced_at?: string;
          replaced_by_email?: string | null;
          search_description?: string | null;
          search_title?: string | null;
          section_name: string;
          subtitle?: string | null;
          summary?: string | null;
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
          picture?: string | null;
          published_at?: string | null;
          replaced_at?: string;
          replaced_by_email?: string | null;
          search_description?: string | null;
          search_title?: string | null;
          section_name?: string;
          subtitle?: string | null;
          summary?: string | null;
          title?: string | null;
        };
        Relationships: [];
      };
      working_hours: {
        Row: {
          closes: string;
          days: number[];
          is_only_row: boolean;
          opens: string;
          report_minutes: number;
        };
        ComputedFields: never;
        Insert: {
          closes?: string;
          days?: number[];
          is_only_row?: boolean;
          opens?: string;
          report_minutes?: number;
        };
        Update: {
          closes?: string;
          days?: number[];
          is_only_row?: boolean;
          opens?: string;
          report_minutes?: number;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_held_requests: { Args: { ids: string[] }; Returns: number };
      add_customer_message: { Args: { key: string; message: string }; Returns: boolean };
      affected_visits: {
        Args: { adviser?: string; from_moment?: string; hours?: Json; request_ids?: string[]; until_moment?: string };
        Returns: Json;
      };
      all_terms: { Args: Record<PropertyKey, never>; Returns: Json };
      anonymise_requests: { Args: { orders?: boolean; seen_at?: string }; Returns: number };
      answer_price: { Args: { agrees: boolean; key: string; price: number }; Returns: string };
      appointment_obstacles: {
        Args: { adviser?: string; ends_at?: string; request_id: string; starts_at: string };
        Returns: Json;
      };
      ask_for_call: { Args: { key: string; part_of_day?: string; phone?: string }; Returns: boolean };
      better_times: { Args: { adviser: string; day: string }; Returns: Json };
      build_state: { Args: Record<PropertyKey, never>; Returns: string };
      calendar_days: { Args: { from_day: string; until_day: string }; Returns: Json };
      calendar_feed: { Args: { token: string }; Returns: Json };
      calendar_feed_since: { Args: Record<PropertyKey, never>; Returns: string };
      cancel_request: { Args: { key: string }; Returns: boolean };
      change_requests: { Args: { requests: Json }; Returns: Json };
      clear_site_reports: { Args: { seen_until: string }; Returns: undefined };
      complete_message: { Args: { message_id: string }; Returns: undefined };
      confirm_clock: { Args: { shown: string }; Returns: boolean };
      confirm_request_mail: { Args: { request_id: string }; Returns: undefined };
      count_requests: {
        Args: {
          appointment_from?: string;
          appointment_until?: string;
          assignee?: string;
          figure?: Json;
          from_day?: string;
          mine?: boolean;
          rush?: boolean;
          search?: string;
          until_day?: string;
          work?: string;
        };
        Returns: Json;
      };
      count_told_label: { Args: Record<PropertyKey, never>; Returns: undefined };
      credit_invoice: { Args: { id: string; invoice_id: string; paid: number }; Returns: string };
      current_business: { Args: Record<PropertyKey, never>; Returns: Json };
      current_terms: { Args: Record<PropertyKey, never>; Returns: Json };
      customer_invoice: { Args: { key: string; number: string }; Returns: string };
      customer_label: { Args: { key: string }; Returns: string };
      customer_moments: { Args: { from_day?: string; key: string }; Returns: Json };
      customer_request: { Args: { key: string }; Returns: Json };
      decide_visits: { Args: { blocked?: Json; decisions: Json; with_mail?: boolean }; Returns: Json };
      delete_held_requests: {
        Args: {
          from_day?: string;
          ids?: string[];
          rush?: boolean;
          search?: string;
          seen_at: string;
          until_day?: string;
        };
        Returns: Json;
      };
      delete_requests: { Args: { requests: Json; with_mail?: boolean }; Returns: Json };
      deleted_requests: { Args: Record<PropertyKey, never>; Returns: Json };
      discard_messages: { Args: { ids: string[] }; Returns: number };
      erasable_person: { Args: { person: string }; Returns: Json };
      erase_person: { Args: { person: string; seen_at: string }; Returns: Json };
      expired_requests: { Args: { orders?: boolean }; Returns: Json };
      export_person: { Args: { person: string }; Returns: Json };
      fail_message: {
        Args: { error: string; is_final: boolean; is_uncertain?: boolean; message_id: string };
        Returns: undefined;
      };
      fail_own_calendar: { Args: { adviser: string; error: string; set_at: string }; Returns: undefined };
      fail_trouble: { Args: { road: string }; Returns: undefined };
      forget_deleted_requests: { Args: Record<PropertyKey, never>; Returns: undefined };
      forget_known_payer: { Args: { email: string }; Returns: boolean };
      give_withdrawal_notice: {
        Args: {
          email: string;
          house_number?: string;
          id: string;
          name: string;
          ordered_on?: string;
          postcode?: string;
          reference?: string;
        };
        Returns: string;
      };
      health: { Args: Record<PropertyKey, never>; Returns: string[] };
      held_requests: {
        Args: { from_day?: string; rush?: boolean; search?: string; until_day?: string };
        Returns: Json;
      };
      invite_admin: { Args: { email: string }; Returns: string };
      invoice_books: { Args: { from_day: string; until_day: string }; Returns: Json };
      invoice_files: { Args: { ids: string[] }; Returns: Json };
      invoice_groups: { Args: Record<PropertyKey, never>; Returns: Json };
      invoices_of_period: { Args: { from_day: string; until_day: string }; Returns: Json };
      invoices_of_request: { Args: { request_id: string }; Returns: Json };
      invoices_to_come: { Args: Record<PropertyKey, never>; Returns: Json };
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_forgetting_scheduled: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_sending_scheduled: { Args: Record<PropertyKey, never>; Returns: boolean };
      keep_known_payer: { Args: { email: string; is_billed_together?: boolean; name: string }; Returns: undefined };
      known_payers: { Args: Record<PropertyKey, never>; Returns: Json };
      label_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      label_file: { Args: { request_id: string }; Returns: Json };
      label_pdf: { Args: { request_id: string }; Returns: string };
      latest_changes: { Args: { ids?: string[]; since?: string }; Returns: Json };
      list_admins: { Args: Record<PropertyKey, never>; Returns: Json };
      list_bank_entries: { Args: Record<PropertyKey, never>; Returns: Json };
      list_invoices: { Args: { after_day?: string; after_id?: string; group_name: string }; Returns: Json };
      list_requests: {
        Args: {
          after?: string;
          after_values?: Json;
          appointment_from?: string;
          appointment_until?: string;
          assignee?: string;
          backwards?: boolean;
          descending?: boolean;
          figure?: Json;
          from_day?: string;
          held?: boolean;
          mine?: boolean;
          page_size?: number;
          rush?: boolean;
          search?: string;
          sort?: string;
          status?: string;
          until_day?: string;
          work?: string;
        };
        Returns: {
          address: string | null;
          agreed_price: number | null;
          agreed_price_reason: string | null;
          anonymised_at: string | null;
          answer: string | null;
          appointment_date: string | null;
          appointment_origin: string | null;
          appointment_sequence: number;
          appointment_time: string | null;
          assigned_to: string | null;
          at_home_email: string | null;
          at_home_name: string | null;
          at_home_phone: string | null;
          calculated_price: number | null;
          callback_on: string | null;
          completed_at: string | null;
          construction_year: number | null;
          contacted_at: string | null;
          created_at: string;
          customer_acted_at: string | null;
          customer_action: string | null;
          early_start_requested_at: string | null;
          email: string | null;
          house_number: string | null;
          house_number_addition: string | null;
          id: string;
          is_held: boolean;
          key_hash: string | null;
          label_class: string | null;
          label_registered_at: string | null;
          label_valid_until: string | null;
          landing_path: string | null;
          list_price: number | null;
          message: string | null;
          name: string;
          notes: string | null;
          ordered_as: string | null;
          outdated_list: string | null;
          overruled_moment: string | null;
          payer_attention: string | null;
          payer_city: string | null;
          payer_email: string | null;
          payer_kind: string | null;
          payer_kvk: string | null;
          payer_name: string | null;
          payer_postcode: string | null;
          payer_reference: string | null;
          payer_street: string | null;
          payer_vat_id: string | null;
          phone: string | null;
          place: string | null;
          postcode: string | null;
          preferred_times: string | null;
          price: number | null;
          price_list: string | null;
          property_type: string;
          rd_x: number | null;
          rd_y: number | null;
          referrer_host: string | null;
          relay_status: string | null;
          rush_service: boolean;
          source: string;
          status: string;
          surface_area: number | null;
          terms_from: string;
          updated_at: string;
          webhook_status: string | null;
          withdrawal_owed: number | null;
          withdrawn_at: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'contact_submissions';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      mail_invoice: { Args: { invoice_id: string }; Returns: string };
      mail_link: { Args: { request_id: string }; Returns: boolean };
      mails_of_changes: { Args: { changes: Json }; Returns: Json };
      make_invoice: {
        Args: {
          began_on_request?: boolean;
          due?: string;
          id: string;
          lines: Json;
          reason?: string;
          request_id: string;
          visit_id?: string;
        };
        Returns: string;
      };
      make_joint_invoice: { Args: { id: string; request_ids: string[] }; Returns: string };
      moment_effect: {
        Args: { adviser?: string; ends_at?: string; request_id: string; starts_at: string };
        Returns: Json;
      };
      move_visit: {
        Args: {
          adviser?: string;
          ends_at: string;
          is_overruled?: boolean;
          sequence: number;
          starts_at: string;
          visit_id: string;
        };
        Returns: Json;
      };
      note_clock: { Args: { source: string }; Returns: boolean };
      note_early_start: { Args: { asked_at?: string; request_id: string }; Returns: boolean };
      note_no_show: { Args: { sequence: number; visit_id: string }; Returns: Json };
      note_offered_pages: { Args: { plan: string; until: string }; Returns: undefined };
      note_payment: {
        Args: { amount: number; invoice_id: string; is_too_much?: boolean; paid_on: string };
        Returns: boolean;
      };
      note_register_positions: { Args: { positions: Json }; Returns: undefined };
      note_seen_request: { Args: { request_id: string }; Returns: undefined };
      offered_until: { Args: { plan: string }; Returns: string };
      open_invoices: { Args: { request_ids: string[] }; Returns: Json };
      order_records: { Args: { request_id: string }; Returns: Json };
      order_reviews: { Args: { ids: string[] }; Returns: undefined };
      outgoing_messages: { Args: Record<PropertyKey, never>; Returns: Json };
      own_calendars: { Args: Record<PropertyKey, never>; Returns: Json };
      period_figures: { Args: { aligned_to?: string; from_day: string; until_day: string }; Returns: Json };
      pick_moment: {
        Args: { early_start?: boolean; key: string; only_note?: boolean; starts_at: string };
        Returns: string;
      };
      plan_build: { Args: Record<PropertyKey, never>; Returns: Json };
      plan_visit: {
        Args: { adviser?: string; ends_at: string; is_overruled?: boolean; request_id: string; starts_at: string };
        Returns: Json;
      };
      preview_invoice: {
        Args: {
          began_on_request?: boolean;
          credits?: string;
          due?: string;
          id: string;
          lines?: Json;
          reason?: string;
          request_id?: string;
          visit_id?: string;
        };
        Returns: Json;
      };
      price_question: { Args: { request_id: string }; Returns: Json };
      put_bank_entry_aside: { Args: { entry_id: string; reason: string }; Returns: boolean };
      read_own_calendar: { Args: { adviser: string }; Returns: undefined };
      related_requests: { Args: { request_id: string }; Returns: Json };
      remaining_setup: { Args: Record<PropertyKey, never>; Returns: string[] };
      remove_admin: {
        Args: {
          keeps_blocked_times?: boolean;
          keeps_calendars?: boolean;
          keeps_office_mail?: boolean;
          keeps_webhook?: boolean;
          user_id: string;
        };
        Returns: boolean;
      };
      remove_calendar_feed: { Args: Record<PropertyKey, never>; Returns: undefined };
      remove_label_file: { Args: { id: string; is_late?: boolean }; Returns: boolean };
      remove_own_calendar: { Args: { adviser: string }; Returns: undefined };
      remove_payment: { Args: { id: string }; Returns: undefined };
      renew_calendar_feed: { Args: Record<PropertyKey, never>; Returns: string };
      reopen_bank_entry: { Args: { entry_id: string }; Returns: boolean };
      report_failed_build: { Args: { plan: string }; Returns: undefined };
      report_trouble: { Args: { code: string; kind: string; page: string }; Returns: undefined };
      request_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      request_mails: { Args: { request_id: string }; Returns: Json };
      requests_of_today: { Args: Record<PropertyKey, never>; Returns: Json };
      resend_messages: { Args: { ids: string[] }; Returns: number };
      restore_deleted_block: { Args: { block_id: string }; Returns: boolean };
      restore_request: { Args: { is_overruled?: boolean; request_id: string }; Returns: boolean };
      restore_requests: { Args: { deleted_at: string }; Returns: Json };
      revoke_invitation: { Args: { email: string }; Returns: boolean };
      route_figures: { Args: { from_day: string; until_day: string }; Returns: Json };
      rush_hours: { Args: Record<PropertyKey, never>; Returns: Json };
      rush_offer: {
        Args: { house_number?: string; postcode?: string; property_type: string; surface_area?: number };
        Returns: Json;
      };
      save_adviser_hours: { Args: { adviser_id: string; hours: Json; replaces?: Json }; Returns: boolean };
      save_terms: { Args: { replaced_day?: string; replaced_version?: string; terms?: Json }; Returns: boolean };
      set_own_calendar: { Args: { adviser: string; url: string }; Returns: undefined };
      set_payment_url: { Args: { invoice_id: string; url: string }; Returns: undefined };
      settle_bank_entries: { Args: { decisions: Json }; Returns: string[] };
      settle_price: { Args: { outcome: string; price: number; request_id: string }; Returns: boolean };
      settle_withdrawal_notice: { Args: { notice_id: string; request_id?: string }; Returns: boolean };
      setup_state: { Args: Record<PropertyKey, never>; Returns: string };
      site_health: { Args: Record<PropertyKey, never>; Returns: Json };
      site_reports: { Args: Record<PropertyKey, never>; Returns: Json };
      start_build: { Args: { plan: string }; Returns: boolean };
      store_bank_entries: { Args: { entries: Json }; Returns: Json };
      store_busy_times: { Args: { adviser: string; left_out: Json; set_at: string; times: Json }; Returns: undefined };
      store_invoice_files: { Args: { invoice_id: string; pdf: string; xml: string }; Returns: undefined };
      store_label_file: { Args: { id: string; pdf: string; request_id: string }; Returns: undefined };
      store_labels: { Args: { labels: Json; look: Json }; Returns: undefined };
      suggest_moments: { Args: { request_id: string }; Returns: Json };
      take_invoice: { Args: Record<PropertyKey, never>; Returns: Json };
      take_label_looks: { Args: { amount: number; has_key: boolean }; Returns: Json };
      take_messages: { Args: { amount: number; with_mail?: boolean }; Returns: Json };
      take_own_calendar: { Args: Record<PropertyKey, never>; Returns: Json };
      take_troubles: { Args: Record<PropertyKey, never>; Returns: Json };
      try_webhook: { Args: Record<PropertyKey, never>; Returns: string };
      undo_by_bank_entry: {
        Args: { entry_id: string; undone_entry?: string; undone_payment?: string };
        Returns: string;
      };
      undo_changes: { Args: { changes: Json; is_overruled?: boolean }; Returns: Json };
      undo_decisions: { Args: { decision: string; is_overruled?: boolean }; Returns: Json };
      undo_invoice: { Args: { id: string }; Returns: boolean };
      undo_invoice_mail: { Args: { invoice_id: string }; Returns: boolean };
      visit_figures: { Args: { aligned_to?: string; from_day: string; until_day: string }; Returns: Json };
      waiting_requests: { Args: Record<PropertyKey, never>; Returns: Json };
      waive_due: { Args: { is_waived?: boolean; subject: string }; Returns: undefined };
      webhook_outcomes: { Args: { ids: string[] }; Returns: Json };
      withdraw_order: { Args: { key: string }; Returns: boolean };
      withdrawal_notices: { Args: Record<PropertyKey, never>; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
