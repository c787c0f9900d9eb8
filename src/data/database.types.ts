// Made from the migrations by `npm run types:database`. Do not edit.
/* eslint-disable @typescript-eslint/consistent-indexed-object-style -- only a mapped type over never has no keys */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export interface Database {
  public: {
    Tables: {
      contact_submissions: {
        Row: {
          address: string | null;
          appointment_date: string | null;
          appointment_time: string | null;
          calculated_price: number | null;
          created_at: string;
          email: string;
          house_number: string | null;
          house_number_addition: string | null;
          id: string;
          message: string | null;
          name: string;
          notes: string | null;
          phone: string | null;
          postcode: string | null;
          property_type: string;
          relay_status: string;
          rush_service: boolean;
          status: string;
          surface_area: number | null;
          updated_at: string;
        };
        Insert: {
          address?: string | null;
          appointment_date?: string | null;
          appointment_time?: string | null;
          calculated_price?: number | null;
          created_at?: string;
          email: string;
          house_number?: string | null;
          house_number_addition?: string | null;
          id?: string;
          message?: string | null;
          name: string;
          notes?: string | null;
          phone?: string | null;
          postcode?: string | null;
          property_type: string;
          relay_status: string;
          rush_service?: boolean;
          status?: string;
          surface_area?: number | null;
          updated_at?: string;
        };
        Update: {
          address?: string | null;
          appointment_date?: string | null;
          appointment_time?: string | null;
          calculated_price?: number | null;
          created_at?: string;
          email?: string;
          house_number?: string | null;
          house_number_addition?: string | null;
          id?: string;
          message?: string | null;
          name?: string;
          notes?: string | null;
          phone?: string | null;
          postcode?: string | null;
          property_type?: string;
          relay_status?: string;
          rush_service?: boolean;
          status?: string;
          surface_area?: number | null;
          updated_at?: string;
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
      website_content: {
        Row: {
          content: string | null;
          id: string;
          is_edited: boolean;
          last_updated: string;
          page_path: string | null;
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
          section_name?: string;
          subtitle?: string | null;
          title?: string | null;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: { is_admin: { Args: never; Returns: boolean }; setup_state: { Args: never; Returns: string } };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
}
